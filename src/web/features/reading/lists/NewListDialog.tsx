import { libraryMessages as messages } from '#shared/messages/library.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { type MadeList, NewListForm } from './NewListForm.tsx';

type NewListDialogProps = { readonly onMade: (list: MadeList) => void; readonly onClosed: () => void };

/** Asks for a new list. */
export function NewListDialog({ onMade, onClosed }: NewListDialogProps) {
  return (
    <Dialog title={messages.createTitle} onClosed={onClosed}>
      {(close) => (
        <NewListForm
          onCancel={close}
          onMade={(list) => {
            close();
            onMade(list);
          }}
        />
      )}
    </Dialog>
  );
}
