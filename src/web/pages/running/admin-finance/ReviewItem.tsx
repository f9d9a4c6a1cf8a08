import { useId, useState } from 'react';
import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moneyText } from '#shared/money/money-text.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { AdminCase } from '#web/features/running/admin/AdminCase.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { DecidePayoutReviewDocument } from '#web/generated/DecidePayoutReview.ts';
import type { ReviewCase } from '#web/generated/fragments.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { Actions, FieldStack } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { payoutText, payoutWhose } from './payout-text.ts';

type ReviewItemProps = {
  readonly review: ReviewCase;
  /** What stands in it at first. */
  readonly typed: string;
  readonly route: RouteMatch;
  readonly onDecided: () => void;
  readonly onType: (statement: string) => void;
  /** Somebody leaves to sign in again. */
  readonly onLeave: () => void;
};

/** A payout that is held: why, until when, who decided what, and the decision with its reason. */
export function ReviewItem({ review, typed, route, onDecided, onType, onLeave }: ReviewItemProps) {
  const { payout, reasons, dueAt, isOverdue, votes, votesNeeded } = review;
  const own = votes.find(({ isViewer }) => isViewer);
  const isSplit = new Set(votes.map(({ isApproval }) => isApproval)).size > 1;
  const title = useId();
  const [statement, setStatement] = useState(typed);
  const write = (next: string) => {
    setStatement(next);
    onType(next);
  };
  const deciding = useChange(DecidePayoutReviewDocument, { says: 'here' });
  const dialog = useDialog();
  const decide = async (isApproval: boolean) => {
    const done = await deciding.run({ decision: { reviewId: review.id, isApproval, statement } });
    if (done === undefined) return undefined;
    // A change of mind has a reason of its own, which the writer reads.
    write('');
    void showToast({ message: messages.decided, testId: 'review-decided', about: 'finance' });
    onDecided();
    return done;
  };
  return (
    <AdminCase aria-labelledby={title}>
      <h3 id={title} dir="auto">
        {payoutWhose(payout)}
      </h3>
      <p>{payoutText(payout)}</p>
      <Note>
        {[
          ...reasons.map((reason) => messages.reasons[reason]),
          formatMessage(isOverdue ? messages.overdue : messages.due, { date: formatDate(dueAt) }),
          ...(votesNeeded > 1 ? [formatMessage(messages.needsTwo, { votes: votes.length, needed: votesNeeded })] : []),
        ].join(' · ')}
      </Note>
      {votes.map(({ name, isApproval, statement: reason, isViewer }) => (
        <p key={name} dir="auto">
          {formatMessage(isApproval ? messages.approvedBy : messages.refusedBy, {
            name: isViewer ? messages.you : name,
            statement: reason,
          })}
        </p>
      ))}
      {isSplit && <p>{messages.disagreed}</p>}
      {own !== undefined && !isSplit && <p>{messages.decidedByYou}</p>}
      <FieldStack>
        <label>
          {messages.statement}
          <textarea rows={2} maxLength={1000} value={statement} onChange={({ target }) => write(target.value)} />
        </label>
        <Actions>
          {own?.isApproval !== true && (
            <Button
              size="small"
              aria-disabled={deciding.isRunning}
              onClick={() => void (deciding.isRunning || decide(true))}
            >
              {messages.approve}
            </Button>
          )}
          {own?.isApproval !== false && (
            <Button size="small" look="outlined" onClick={dialog.open}>
              {messages.refuse}
            </Button>
          )}
        </Actions>
        <AdminError failure={deciding.failure} route={route} onLeave={onLeave} />
      </FieldStack>
      <ConfirmDialog
        dialog={dialog}
        title={messages.refuseTitle}
        submitLabel={messages.refuse}
        isDanger
        change={deciding}
        onConfirm={() => decide(false)}
        onLeave={onLeave}
      >
        {votesNeeded > 1
          ? formatMessage(messages.refuseTextOfTwo, { needed: votesNeeded, amount: moneyText(payout.amount) })
          : formatMessage(messages.refuseText, { amount: moneyText(payout.amount) })}
      </ConfirmDialog>
    </AdminCase>
  );
}
