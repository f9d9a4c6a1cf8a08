import { accountMessages } from '#shared/messages/accounts.ts';
import { Link } from '#web/app/router/Link.tsx';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import type { NoteItem } from '#web/generated/fragments.ts';
import styles from './Notes.module.css';

type NoteHeadProps = Pick<NoteItem, 'user' | 'createdAt'>;

/** Who wrote, and when; an account that was closed has no name any more. */
export function NoteHead({ user, createdAt }: NoteHeadProps) {
  const name = user?.name ?? accountMessages.deletedUser;
  return (
    <header className={styles.head}>
      <NamedAvatar name={name} imageId={user?.imageId} size="XS" />
      {user ? (
        <Link className={styles.name} to={personPath(user.username)} dir="auto">
          {name}
        </Link>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <span className={styles.about}>
        <RecentTime timestamp={createdAt} />
      </span>
    </header>
  );
}
