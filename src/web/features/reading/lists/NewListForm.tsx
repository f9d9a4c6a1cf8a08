import { useState } from 'react';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Form } from '#web/parts/form/Form.tsx';
import { CreateCatalogDocument } from '#web/generated/CreateCatalog.ts';
import { ListFields } from './ListFields.tsx';

export type MadeList = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly visibility: 'LOCKED' | 'PRIVATE' | 'PUBLIC';
  readonly itemCount: number;
};

type NewListFormProps = { readonly onCancel: () => void; readonly onMade: (list: MadeList) => void };

/** Asks for a new list: public, unless its box is ticked (rule 33). */
export function NewListForm({ onCancel, onMade }: NewListFormProps) {
  const { run, isRunning, error } = useChange(CreateCatalogDocument, { says: 'here' });
  const [texts, setTexts] = useState({ name: '', description: '', isPrivate: false });
  const make = async () => {
    const { name, description, isPrivate } = texts;
    const input = { name, description, visibility: isPrivate ? 'PRIVATE' : 'PUBLIC' } as const;
    const done = await run({ input });
    if (done !== undefined) onMade(done);
  };
  return (
    <Form close={onCancel} change={{ isRunning, error }} submitLabel={messages.create} onSubmit={() => void make()}>
      <ListFields texts={texts} onChange={setTexts} hasVisibility />
    </Form>
  );
}
