import { formatMessage } from '#shared/messages/format-message.ts';
import { splitMessages as messages } from '#shared/messages/splits.ts';
import type { SplitFields } from '#web/generated/fragments.ts';
import styles from '#web/parts/list/PartyRows.module.css';

type SplitSharesProps = { readonly split: SplitFields; readonly hasAnswers?: boolean };

/** Who has which percent; of a proposal, with who has agreed. */
export function SplitShares({ split, hasAnswers = false }: SplitSharesProps) {
  return (
    <ul className={styles.rows}>
      {split.shares.map(({ userId, user, percent, hasAgreed }) => (
        <li key={userId} className={styles.row} data-share={user?.username}>
          <div className={styles.words}>
            <p dir="auto">{user?.name ?? messages.closedAccount}</p>
            {hasAnswers && <p className={styles.remark}>{hasAgreed ? messages.agreed : messages.waiting}</p>}
          </div>
          <p className={styles.percent}>{formatMessage(messages.percent, { percent })}</p>
        </li>
      ))}
    </ul>
  );
}

/** The percent of somebody; 0 where they have none. */
export function percentOf(split: SplitFields | null, userId: string | undefined): number {
  return split?.shares.find((share) => share.userId === userId)?.percent ?? 0;
}
