import { use, useState } from 'react';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { Form } from '#web/parts/form/Form.tsx';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { CreateCatalogDocument } from '#web/generated/CreateCatalog.ts';
import { change } from './change.ts';
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
  const graph = use(GraphContext);
  const [texts, setTexts] = useState({ name: '', description: '', isPrivate: false });
  const [failure, setFailure] = useState<string>();
  const [isRunning, setIsRunning] = useState(false);
  const make = async () => {
    setIsRunning(true);
    const { name, description, isPrivate } = texts;
    const input = { name, description, visibility: isPrivate ? 'PRIVATE' : 'PUBLIC' } as const;
    const { done, failure: refused } = await change(graph, CreateCatalogDocument, { input });
    setIsRunning(false);
    setFailure(refused);
    if (done !== undefined) onMade(done);
  };
  return (
    <Form
      close={onCancel}
      change={{ isRunning, error: failure }}
      submitLabel={messages.create}
      onSubmit={() => void make()}
    >
      <ListFields texts={texts} onChange={setTexts} hasVisibility />
    </Form>
  );
}
