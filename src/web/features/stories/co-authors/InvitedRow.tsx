import { coAuthorMessages as messages } from '#shared/messages/co-authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Button } from '#web/design/Button.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import type { PersonName } from '#web/generated/fragments.ts';
import { WithdrawCoAuthorInvitationDocument } from '#web/generated/WithdrawCoAuthorInvitation.ts';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import styles from '#web/parts/list/PartyRows.module.css';

type InvitedRowProps = { readonly postId: string; readonly person: PersonName; readonly canChange: boolean };

/** Somebody who is asked to stand in a byline and has not answered. */
export function InvitedRow({ postId, person, canChange }: InvitedRowProps) {
  const withdrawing = useChange(WithdrawCoAuthorInvitationDocument, { says: 'toast' });
  const { id: userId, name, username, imageId } = person;
  return (
    <li className={styles.row} data-invited={username}>
      <NamedAvatar name={name} imageId={imageId} size="S" />
      <div className={styles.words}>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.remark}>
          @{username} · {messages.waiting}
        </p>
      </div>
      {canChange && (
        <Button
          look="plain"
          size="small"
          aria-label={formatMessage(messages.withdrawNamed, { name })}
          aria-busy={withdrawing.isRunning}
          onClick={() => void withdrawing.run({ postId, userId })}
        >
          {messages.withdraw}
        </Button>
      )}
    </li>
  );
}
