import { formatMessage } from '#shared/messages/format-message.ts';
import { splitMessages as messages } from '#shared/messages/splits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AnswerStorySplitDocument } from '#web/generated/AnswerStorySplit.ts';
import type { SplitFields, StorySplitsFields } from '#web/generated/fragments.ts';
import { WithdrawStorySplitDocument } from '#web/generated/WithdrawStorySplit.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import styles from '#web/parts/list/PartyRows.module.css';
import { SplitShares } from './SplitShares.tsx';

type ProposedSplitProps = { readonly splits: StorySplitsFields; readonly split: SplitFields };

/** What waits for somebody: whoever is asked answers here, whoever asked takes it back. */
export function ProposedSplit({ splits, split }: ProposedSplitProps) {
  const { id: postId, viewerCanPropose, viewerIsAwaited } = splits;
  const withdrawing = useChange(WithdrawStorySplitDocument, { says: 'toast' });
  const withdraw = async () => {
    if ((await withdrawing.run({ postId })) !== undefined) void showToast({ message: messages.withdrawn });
  };
  return (
    <>
      <h3 className={styles.title}>{messages.proposed}</h3>
      <p className={styles.text}>{messages.proposedText}</p>
      <SplitShares split={split} hasAnswers />
      {viewerIsAwaited && <AnswerButtons splits={splits} split={split} />}
      {viewerCanPropose && (
        <Button look="plain" size="small" aria-busy={withdrawing.isRunning} onClick={() => void withdraw()}>
          {messages.withdraw}
        </Button>
      )}
    </>
  );
}

/** Yes and no to exactly what is shown. */
export function AnswerButtons({ splits, split }: ProposedSplitProps) {
  const answering = useChange(AnswerStorySplitDocument, { says: 'toast' });
  const title = splits.title || messages.untitled;
  const answer = async (accept: boolean) => {
    const done = await answering.run({ postId: splits.id, splitId: split.id, accept });
    if (done === undefined) return;
    const isSettled = done.standing?.id === split.id;
    void showToast({ message: accept ? (isSettled ? messages.settled : messages.accepted) : messages.declined });
  };
  return (
    <div className={styles.tools}>
      <Button
        size="small"
        aria-label={formatMessage(messages.acceptNamed, { title })}
        aria-busy={answering.isRunning}
        onClick={() => void answer(true)}
      >
        {messages.accept}
      </Button>
      <Button
        look="outlined"
        size="small"
        aria-label={formatMessage(messages.declineNamed, { title })}
        onClick={() => void answer(false)}
      >
        {messages.decline}
      </Button>
    </div>
  );
}
