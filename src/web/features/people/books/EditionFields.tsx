import { type BookFormat, bookFormats, bookRules } from '#shared/books/book-rules.ts';
import { bookMessages as messages } from '#shared/messages/books.ts';
import { MAX_HREF_LENGTH } from '#shared/story/safe-href.ts';
import { Button } from '#web/design/Button.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import type { BookForm } from './book-form.ts';
import styles from './Books.module.css';

type Editions = BookForm['editions'];
type EditionFieldsProps = { readonly editions: Editions; readonly onChange: (editions: Editions) => void };

/** Letters of an ISBN of 13 with its hyphens. */
const MOST_ISBN = 17;
const formatOptions = bookFormats.map((value) => ({ value, label: messages.formats[value] }));

/** How a book can be had: its formats, each with its number and where to buy it. */
export function EditionFields({ editions, onChange }: EditionFieldsProps) {
  const set = (at: number, changes: Partial<Editions[number]>) =>
    onChange(editions.map((edition, index) => (index === at ? { ...edition, ...changes } : edition)));
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{messages.editions}</legend>
      {editions.map((edition, index) => (
        <div key={edition.key} className={styles.edition}>
          <SelectField
            label={messages.format}
            options={formatOptions}
            value={edition.format}
            onChange={(format: BookFormat) => set(index, { format })}
          />
          <CountedField
            label={messages.isbn}
            value={edition.isbn}
            most={MOST_ISBN}
            onChange={(isbn) => set(index, { isbn })}
            error={undefined}
          />
          <CountedField
            label={messages.link}
            value={edition.url}
            most={MAX_HREF_LENGTH}
            onChange={(url) => set(index, { url })}
            error={undefined}
          />
          <Button look="plain" size="small" onClick={() => onChange(editions.toSpliced(index, 1))}>
            {messages.removeEdition}
          </Button>
        </div>
      ))}
      {editions.length < bookRules.mostEditions && (
        <Button
          look="outlined"
          size="small"
          onClick={() => onChange([...editions, { key: crypto.randomUUID(), format: 'PAPERBACK', isbn: '', url: '' }])}
        >
          {messages.addEdition}
        </Button>
      )}
    </fieldset>
  );
}
