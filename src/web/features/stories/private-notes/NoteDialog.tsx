import { useId } from 'react';
import { noteMessages as messages } from '#shared/messages/private-notes.ts';
import { CreateNoteDocument } from '#web/generated/CreateNote.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { Form } from '#web/parts/form/Form.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import styles from './Notes.module.css';

/** A passage of a story, by its words and what stands around them. */
export type NotedPassage = {
  readonly storyId: string;
  readonly anchor: { readonly text: string; readonly prefix: string; readonly suffix: string };
};

type NoteDialogProps = { readonly passage: NotedPassage; readonly onClosed: () => void };

/** Writes a private note on a passage (rule 30). */
export function NoteDialog({ passage, onClosed }: NoteDialogProps) {
  const change = useChange(CreateNoteDocument);
  const id = useId();
  const { storyId: postId, anchor } = passage;
  const send = async (body: string, close: () => void) => {
    if ((await change.run({ input: { postId, ...anchor, body } })) === undefined) return;
    close();
    void showToast({ message: messages.sent, testId: 'note-sent' });
  };
  return (
    <Dialog title={messages.write} onClosed={onClosed}>
      {(close) => (
        <Form
          close={close}
          change={change}
          submitLabel={messages.send}
          onSubmit={(fields) => void send(fieldText(fields, 'body'), close)}
        >
          <blockquote className={styles.passage} dir="auto">
            {anchor.text}
          </blockquote>
          <p className={styles.about} id={`${id}-about`}>
            {messages.about}
          </p>
          <textarea
            className={styles.field}
            name="body"
            rows={4}
            maxLength={2_000}
            dir="auto"
            data-first
            aria-label={messages.placeholder}
            aria-describedby={`${id}-about`}
            placeholder={messages.placeholder}
            onChange={change.clear}
          />
        </Form>
      )}
    </Dialog>
  );
}
