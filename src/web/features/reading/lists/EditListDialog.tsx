import { useState } from 'react';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { UpdateCatalogDocument } from '#web/generated/UpdateCatalog.ts';
import { Form } from '#web/parts/form/Form.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { ListFields } from './ListFields.tsx';

export type EditedList = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly visibility: 'LOCKED' | 'PRIVATE' | 'PUBLIC';
};

type EditListDialogProps = {
  readonly list: Omit<EditedList, 'slug'>;
  readonly onChanged: (list: EditedList) => void;
  readonly onClosed: () => void;
};

/** Renames and describes a list, and says who sees it. */
export function EditListDialog({ list, onChanged, onClosed }: EditListDialogProps) {
  const { id: catalogId, name, description, visibility } = list;
  const [texts, setTexts] = useState({ name, description, isPrivate: visibility !== 'PUBLIC' });
  const change = useChange(UpdateCatalogDocument);
  const save = async (close: () => void) => {
    const { isPrivate, ...rest } = texts;
    const input = { catalogId, ...rest, visibility: isPrivate ? 'PRIVATE' : 'PUBLIC' } as const;
    const done = await change.run({ input });
    if (done === undefined) return;
    close();
    onChanged(done);
  };
  return (
    <Dialog title={messages.editTitle} onClosed={onClosed}>
      {(close) => (
        <Form close={close} change={change} submitLabel={messages.saveChanges} onSubmit={() => void save(close)}>
          <ListFields texts={texts} onChange={setTexts} hasVisibility />
        </Form>
      )}
    </Dialog>
  );
}
