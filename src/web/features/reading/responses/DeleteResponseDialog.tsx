import { responseMessages as messages } from '#shared/messages/responses.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { DeletePostResponseDocument } from '#web/generated/DeletePostResponse.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { Form, FormText } from '#web/parts/form/Form.tsx';
import { type Reply, useResponses } from './responses-context.ts';

type DeleteResponseDialogProps = { readonly response: Reply; readonly onClosed: () => void };

/** Asks before words are gone for good. */
export function DeleteResponseDialog({ response, onClosed }: DeleteResponseDialogProps) {
  const { remove, refresh } = useResponses();
  const change = useChange(DeletePostResponseDocument, { says: 'here', failed: messages.notChanged });
  const confirm = async (close: () => void) => {
    if ((await change.run({ postResponseId: response.id })) === undefined) return;
    close();
    remove(response.id);
    refresh();
  };
  return (
    <Dialog title={messages.deleteQuestion} onClosed={onClosed}>
      {(close) => (
        <Form close={close} change={change} submitLabel={messages.delete} isDanger onSubmit={() => void confirm(close)}>
          <FormText>{messages.deleteWarning}</FormText>
        </Form>
      )}
    </Dialog>
  );
}
