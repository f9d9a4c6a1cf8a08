import { useEffect, useRef, useState } from 'react';
import { listRules } from '#shared/lists/list-rules.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { Button } from '#web/design/Button.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import styles from './OwnList.module.css';
import type { OwnItem } from './use-own-list.ts';

type NoteFormProps = {
  readonly item: OwnItem;
  readonly onNote: (note: string) => Promise<string | undefined>;
  readonly onClosed: () => void;
};

/** The owner's words about one story. */
export function NoteForm({ item, onNote, onClosed }: NoteFormProps) {
  const [note, setNote] = useState(item.note);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // Whoever asks for it means to write.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const save = async () => {
    const refused = await onNote(note);
    setFailure(refused);
    if (refused === undefined) onClosed();
  };
  return (
    <form
      ref={form}
      className={styles.noting}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <CountedField
        label={formatMessage(messages.note, { title: item.post.title })}
        value={note}
        most={listRules.mostNote}
        onChange={setNote}
        error={failure}
        lines={3}
      />
      <p className={styles.noteButtons}>
        <Button look="plain" size="small" onClick={onClosed}>
          {messages.cancel}
        </Button>
        <Button size="small" type="submit">
          {messages.saveNote}
        </Button>
      </p>
    </form>
  );
}
