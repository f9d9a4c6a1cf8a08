import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { ReplyField } from '#web/features/stories/editing-submissions/ReplyField.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { Form, FormText } from '#web/parts/form/Form.tsx';
import { RequestSubmissionChangesDocument } from '#web/generated/RequestSubmissionChanges.ts';
import { type DecisionDialogProps, useDecision } from './use-decision.ts';

/** What the writer is to change before it is decided. */
export function AskDialog(props: DecisionDialogProps) {
  const { submission, publication, words, onWords, onClosed } = props;
  const decision = useDecision(
    { ...props, action: 'REQUEST_CHANGES' },
    RequestSubmissionChangesDocument,
    messages.asked,
  );
  const { change, decide, meanwhile, isOver } = decision;
  return (
    <Dialog title={messages.askTitle} onClosed={onClosed}>
      {(close) => (
        <Form
          close={close}
          change={change}
          submitLabel={messages.send}
          isOver={isOver}
          onSubmit={() => void decide({ id: submission.id, note: words }, close)}
        >
          {meanwhile !== undefined && <FormText isLive>{meanwhile}</FormText>}
          <ReplyField
            label={messages.askNote}
            value={words}
            onChange={onWords}
            replies={publication.submissionReplies}
          />
        </Form>
      )}
    </Dialog>
  );
}
