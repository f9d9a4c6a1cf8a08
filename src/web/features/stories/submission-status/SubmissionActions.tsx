import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import { postSubPath, publishSheetPath } from '#shared/routes/link-shapes.ts';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import type { WriterSubmission } from '#web/generated/fragments.ts';
import { NudgeSubmissionDocument } from '#web/generated/NudgeSubmission.ts';
import { ResubmitSubmissionDocument } from '#web/generated/ResubmitSubmission.ts';
import { WithdrawSubmissionDocument } from '#web/generated/WithdrawSubmission.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { newestOnceClosed, useDialog } from '#web/parts/dialog/use-dialog.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { isLeftToWriter, useNewestState } from './own-submission.ts';
import styles from './SubmissionStatus.module.css';

type ActionProps = { readonly submission: WriterSubmission; readonly title: string };

/** What a writer may do about a submission now. */
export function SubmissionActions({ submission, title }: ActionProps) {
  const { viewerCan, status, postId } = submission;
  const props = { submission, title };
  if (viewerCan.length === 0) return null;
  return (
    <div className={styles.actions}>
      {isLeftToWriter(submission) && (
        <ButtonLink
          size="small"
          href={publishSheetPath(postId)}
          aria-label={formatMessage(messages.publishNamed, { title })}
        >
          {messages.publish}
        </ButtonLink>
      )}
      {viewerCan.includes('RESUBMIT') && <Resubmit {...props} />}
      {status === 'CHANGES_REQUESTED' && (
        <ButtonLink look="outlined" size="small" href={postSubPath(postId, 'edit')}>
          {messages.edit}
        </ButtonLink>
      )}
      {viewerCan.includes('NUDGE') && <Nudge {...props} />}
      {viewerCan.includes('WITHDRAW') && <Withdraw {...props} />}
    </div>
  );
}

function Resubmit({ submission, title }: ActionProps) {
  const { id } = submission;
  const change = useChange(ResubmitSubmissionDocument);
  const dialog = newestOnceClosed(useDialog(), change, useNewestState(submission));
  const [note, setNote] = useState('');
  const confirm = async () => {
    const done = await change.run({ id, note });
    if (done !== undefined) void showToast({ message: messages.resubmitted, testId: 'submission-resubmitted' });
    return done;
  };
  return (
    <>
      <Button size="small" aria-label={formatMessage(messages.resubmitNamed, { title })} onClick={dialog.open}>
        {messages.resubmit}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={messages.resubmitTitle}
        submitLabel={messages.resubmit}
        change={change}
        onConfirm={confirm}
      >
        <CountedField
          label={messages.resubmitNote}
          hint={messages.resubmitHint}
          value={note}
          most={MOST_NOTE_LENGTH}
          onChange={setNote}
          error={undefined}
          lines={3}
          isFirst
        />
      </ConfirmDialog>
    </>
  );
}

function Nudge({ submission, title }: ActionProps) {
  const { id } = submission;
  const change = useChange(NudgeSubmissionDocument, { says: 'toast' });
  const askAgain = useNewestState(submission);
  const nudge = async () => {
    if ((await change.run({ id })) === undefined) return askAgain();
    void showToast({ message: messages.nudged, testId: 'submission-nudged' });
  };
  return (
    <Button
      look="outlined"
      size="small"
      aria-label={formatMessage(messages.nudgeNamed, { title })}
      aria-disabled={change.isRunning}
      onClick={() => void nudge()}
    >
      {messages.nudge}
    </Button>
  );
}

function Withdraw({ submission, title }: ActionProps) {
  const { id, kind } = submission;
  const [question, text, said] =
    kind === 'REVISION'
      ? [messages.withdrawReviewTitle, messages.withdrawReviewText, messages.reviewWithdrawn]
      : [messages.withdrawTitle, messages.withdrawText, messages.withdrawn];
  const change = useChange(WithdrawSubmissionDocument);
  const dialog = newestOnceClosed(useDialog(), change, useNewestState(submission));
  const confirm = async () => {
    const done = await change.run({ id });
    if (done !== undefined) void showToast({ message: said, testId: 'submission-withdrawn' });
    return done;
  };
  return (
    <>
      <Button
        look="outlined"
        size="small"
        aria-label={formatMessage(messages.withdrawNamed, { title })}
        onClick={dialog.open}
      >
        {messages.withdraw}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={question}
        submitLabel={messages.withdraw}
        change={change}
        onConfirm={confirm}
        isDanger
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
