import { formatMessage } from '#shared/messages/format-message.ts';
import { issueListMessages as messages } from '#shared/messages/issues.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import type { ListedIssue } from '#web/generated/fragments.ts';
import { PauseIssueDocument } from '#web/generated/PauseIssue.ts';
import { ResumeIssueDocument } from '#web/generated/ResumeIssue.ts';
import { StopIssueDocument } from '#web/generated/StopIssue.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';

/** Holds an issue, goes on with it, or ends it for good, which is asked first. */
export function IssueActions({ issue }: { readonly issue: ListedIssue }) {
  const { id: issueId, subject, state, counts } = issue;
  const stopping = useDialog();
  const pause = useChange(PauseIssueDocument, { says: 'toast' });
  const resume = useChange(ResumeIssueDocument, { says: 'toast' });
  const stop = useChange(StopIssueDocument);
  const isUnderWay = state === 'WAITING' || state === 'SENDING';
  return (
    <>
      {isUnderWay && (
        <Button
          look="outlined"
          size="small"
          disabled={pause.isRunning}
          aria-label={formatMessage(messages.pauseOf, { subject })}
          onClick={() => void pause.run({ issueId })}
        >
          {messages.pause}
        </Button>
      )}
      {(state === 'PAUSED' || counts.held > 0) && (
        <Button
          look="outlined"
          size="small"
          disabled={resume.isRunning}
          aria-label={formatMessage(messages.resumeOf, { subject })}
          onClick={() => void resume.run({ issueId })}
        >
          {messages.resume}
        </Button>
      )}
      {(isUnderWay || state === 'PAUSED') && (
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
        onConfirm={() => stop.run({ issueId })}
        isDanger
      >
        {messages.stopText}
      </ConfirmDialog>
    </>
  );
}
