import { use, useState } from 'react';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { Button } from '#web/design/Button.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { DeletePostResponseDocument } from '#web/generated/DeletePostResponse.ts';
import { refusalOf } from './refusal-of.ts';
import { type Reply, useResponses } from './responses-context.ts';
import boxStyles from './ResponseBox.module.css';
import styles from './Responses.module.css';

type DeleteResponseDialogProps = { readonly response: Reply; readonly onClosed: () => void };

/** Asks before words are gone for good. */
export function DeleteResponseDialog({ response, onClosed }: DeleteResponseDialogProps) {
  const graph = use(GraphContext);
  const { remove, refresh } = useResponses();
  const [error, setError] = useState<string>();
  const confirm = async (close: () => void) => {
    const change = graph.mutate(DeletePostResponseDocument, { variables: { postResponseId: response.id } });
    const refusal = await refusalOf(change, messages.notChanged);
    setError(refusal);
    if (refusal !== undefined) return;
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
