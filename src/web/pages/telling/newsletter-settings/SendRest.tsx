import { formatMessage } from '#shared/messages/format-message.ts';
import { issueListMessages as messages } from '#shared/messages/issues.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import type { ListedIssue } from '#web/generated/fragments.ts';
import { SendRestOfIssueDocument } from '#web/generated/SendRestOfIssue.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';

type SendRestProps = { readonly issue: ListedIssue; readonly onStale: () => void };

/** Goes on with an issue that its writer stopped, which is asked first: it goes to many. */
export function SendRest({ issue, onStale }: SendRestProps) {
  const { id: issueId, subject, state, stopReason, isAutomated, counts } = issue;
  const asking = useDialog();
  const rest = useChange(SendRestOfIssueDocument);
  const send = async () => {
    const { done, failure } = await rest.send({ issueId });
    if (done !== undefined || failure.refusal === undefined) return done;
    // Another tab sent it, or its story cannot be found any more: there is nothing left to ask about.
    onStale();
    void showToast({ message: failure.message, testId: 'rest-not-sent' });
    return null;
  };
  const canSend = state === 'STOPPED' && stopReason === 'WRITER' && !isAutomated && counts.rest > 0;
  return (
    <>
      {canSend && (
        <Button
          look="outlined"
          size="small"
          aria-label={formatMessage(messages.restOf, { subject })}
          onClick={asking.open}
        >
          {messages.rest}
        </Button>
      )}
      <ConfirmDialog
        dialog={asking}
        title={formatMessage(messages.restAsk, { subject })}
        submitLabel={messages.rest}
        change={rest}
        onConfirm={send}
      >
        {formatMessage(messages.restText, { count: counts.rest })}
      </ConfirmDialog>
    </>
  );
}
