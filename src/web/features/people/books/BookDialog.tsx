import { useState } from 'react';
import { bookRules } from '#shared/books/book-rules.ts';
import { bookMessages as messages } from '#shared/messages/books.ts';
import { MAX_HREF_LENGTH } from '#shared/story/safe-href.ts';
import { AddBookDocument } from '#web/generated/AddBook.ts';
import type { OwnBook } from '#web/generated/fragments.ts';
import { UpdateBookDocument } from '#web/generated/UpdateBook.ts';
import { Form } from '#web/parts/form/Form.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { type BookForm, formOfBook, inputOfForm } from './book-form.ts';
import { BookCoverField } from './BookCoverField.tsx';
import { EditionFields } from './EditionFields.tsx';

type BookDialogProps = {
  /** Absent for a new one. */
  readonly book: OwnBook | undefined;
  readonly onSaved: () => void;
  readonly onClosed: () => void;
};

/** Writes down a book of one's own, or changes it. */
export function BookDialog({ book, onSaved, onClosed }: BookDialogProps) {
  const [form, setForm] = useState(() => formOfBook(book));
  const adding = useChange(AddBookDocument);
  const updating = useChange(UpdateBookDocument);
  const change = book === undefined ? adding : updating;
  const set = (changes: Partial<BookForm>) => setForm((now) => ({ ...now, ...changes }));
  const save = async (close: () => void) => {
    const input = inputOfForm(form);
    const done = book === undefined ? await adding.run({ input }) : await updating.run({ bookId: book.id, input });
    if (done === undefined) return;
    close();
    onSaved();
  };
  return (
    <Dialog title={book === undefined ? messages.addTitle : messages.editTitle} onClosed={onClosed}>
      {(close) => (
        <Form close={close} change={change} submitLabel={messages.save} onSubmit={() => void save(close)}>
          <CountedField
            label={messages.title}
            value={form.title}
            most={bookRules.mostTitle}
            onChange={(title) => set({ title })}
            error={undefined}
            isFirst
          />
          <CountedField
            label={messages.description}
            value={form.description}
            most={bookRules.mostDescription}
            lines={4}
            onChange={(description) => set({ description })}
            error={undefined}
          />
          <CountedField
            label={messages.year}
            value={form.year}
            most={4}
            onChange={(year) => set({ year })}
            error={undefined}
          />
          <CountedField
            label={messages.link}
            hint={messages.linkHint}
            value={form.url}
            most={MAX_HREF_LENGTH}
            onChange={(url) => set({ url })}
            error={undefined}
          />
          <BookCoverField coverImageId={form.coverImageId} onChange={(coverImageId) => set({ coverImageId })} />
          <EditionFields editions={form.editions} onChange={(editions) => set({ editions })} />
        </Form>
      )}
    </Dialog>
  );
}
