import { responseMessages as messages } from '#shared/messages/responses.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { DeletePostResponseDocument } from '#web/generated/DeletePostResponse.ts';
import { type Reply, useResponses } from './responses-context.ts';
import boxStyles from './ResponseBox.module.css';
import styles from './Responses.module.css';

type DeleteResponseDialogProps = { readonly response: Reply; readonly onClosed: () => void };

/** Asks before words are gone for good. */
export function DeleteResponseDialog({ response, onClosed }: DeleteResponseDialogProps) {
  const { remove, refresh } = useResponses();
  const { run, error } = useChange(DeletePostResponseDocument, { says: 'here', failed: messages.notChanged });
  const confirm = async (close: () => void) => {
    if ((await run({ postResponseId: response.id })) === undefined) return;
    close();
    remove(response.id);
    refresh();
  };
  return (
    <Dialog title={messages.deleteQuestion} onClosed={onClosed}>
      {(close) => (
        <div className={styles.dialog}>
          <p>{messages.deleteWarning}</p>
          {error !== undefined && (
            <p className={boxStyles.error} role="alert">
              {error}
            </p>
          )}
          <p className={styles.dialogButtons}>
            <Button look="outlined" onClick={close}>
              {messages.cancel}
            </Button>
            <Button onClick={() => void confirm(close)}>{messages.delete}</Button>
          </p>
        </div>
      )}
    </Dialog>
  );
}
