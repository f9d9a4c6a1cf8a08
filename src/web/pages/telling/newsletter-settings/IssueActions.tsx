import { formatMessage } from '#shared/messages/format-message.ts';
import { issueListMessages as messages } from '#shared/messages/issues.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import type { ListedIssue } from '#web/generated/fragments.ts';
import { PauseIssueDocument } from '#web/generated/PauseIssue.ts';
import { ResumeIssueDocument } from '#web/generated/ResumeIssue.ts';
import { StopIssueDocument } from '#web/generated/StopIssue.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';

type IssueActionsProps = { readonly issue: ListedIssue; readonly onStale: () => void };

/** Holds an issue, goes on with it, or ends it, which is asked first. */
export function IssueActions({ issue, onStale }: IssueActionsProps) {
  const { id: issueId, subject, state, counts } = issue;
  const stopping = useDialog();
  const pause = useChange(PauseIssueDocument, { says: 'toast' });
  const resume = useChange(ResumeIssueDocument, { says: 'toast' });
  const stop = useChange(StopIssueDocument);
  const isUnderWay = (state === 'WAITING' || state === 'SENDING') && counts.held === 0;
  const canResume = state === 'PAUSED' || (counts.held > 0 && state !== 'STOPPED');
  const hold = isUnderWay ? pause : resume;
  const direct = async () => {
    // Another tab, or time, has brought it somewhere else.
    if (!hold.isRunning && (await hold.run({ issueId })) === undefined) onStale();
  };
  const end = async () => {
    const { done, failure } = await stop.send({ issueId });
    if (done !== undefined || failure.refusal === undefined) return done;
    // It has ended meanwhile, so there is nothing left to ask about.
    onStale();
    void showToast({ message: failure.message, testId: 'issue-not-stopped' });
    return null;
  };
  return (
    <>
      {(isUnderWay || canResume) && (
        <Button
          look="outlined"
          size="small"
          aria-disabled={hold.isRunning}
          aria-label={formatMessage(isUnderWay ? messages.pauseOf : messages.resumeOf, { subject })}
          onClick={() => void direct()}
        >
          {isUnderWay ? messages.pause : messages.resume}
        </Button>
      )}
      {(state === 'WAITING' || state === 'SENDING' || state === 'PAUSED') && (
        <Button
          look="outlined"
          size="small"
          aria-label={formatMessage(messages.stopOf, { subject })}
          onClick={stopping.open}
        >
          {messages.stop}
        </Button>
      )}
      <ConfirmDialog
        dialog={stopping}
        title={formatMessage(messages.stopAsk, { subject })}
        submitLabel={messages.stop}
        change={stop}
        onConfirm={end}
        isDanger
      >
        {issue.isAutomated ? messages.stopSeriesText : messages.stopText}
      </ConfirmDialog>
    </>
  );
}
