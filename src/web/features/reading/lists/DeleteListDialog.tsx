import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { DeleteCatalogDocument } from '#web/generated/DeleteCatalog.ts';
import { YourCatalogsPageQueryDocument } from '#web/generated/YourCatalogsPageQuery.ts';
import { Form, FormText } from '#web/parts/form/Form.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

type DeleteListDialogProps = {
  readonly list: { readonly id: string; readonly name: string };
  readonly onDeleted: () => void;
  readonly onClosed: () => void;
};

/** Asks before a list goes for good. */
export function DeleteListDialog({ list, onDeleted, onClosed }: DeleteListDialogProps) {
  const graph = use(GraphContext);
  const change = useChange(DeleteCatalogDocument);
  const remove = async (close: () => void) => {
    if ((await change.run({ catalogId: list.id })) === undefined) return;
    // The library has been read with it.
    graph.refetch(graph.keyOf(YourCatalogsPageQueryDocument, { q: null, to: null }));
    close();
    onDeleted();
    void showToast({ message: messages.deleted, testId: 'list-deleted' });
  };
  return (
    <Dialog title={formatMessage(messages.deleteTitle, { name: list.name })} onClosed={onClosed}>
      {(close) => (
        <Form close={close} change={change} submitLabel={messages.delete} isDanger onSubmit={() => void remove(close)}>
          <FormText>{messages.deleteText}</FormText>
        </Form>
      )}
    </Dialog>
  );
}
