import { memberMarkMessages } from '#shared/messages/member-marks.ts';
import type { PersonName } from '#web/generated/fragments.ts';
import styles from './FriendBadge.module.css';

type FriendBadgeProps = { readonly person: Pick<PersonName, 'id' | 'name' | 'membership'> };

/** Beside the name of a Friend; since when opens from it (SHELL-18, `member-popover/`). Nothing for others. */
export function FriendBadge({ person: { id, name, membership } }: FriendBadgeProps) {
  if (membership?.tier !== 'FRIEND') return null;
  return (
    <button
      type="button"
      className={styles.badge}
      data-member-mark="friend"
      data-person={id}
      data-name={name}
      data-since={membership.friendSince ?? undefined}
      aria-haspopup="dialog"
      aria-label={memberMarkMessages.friend}
    />
  );
}
