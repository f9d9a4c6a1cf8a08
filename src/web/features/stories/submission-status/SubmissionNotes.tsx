import { type SubmitEvent, useState } from 'react';
import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import type { WriterSubmission } from '#web/generated/fragments.ts';
import { ResolveOwnSubmissionNoteDocument } from '#web/generated/ResolveOwnSubmissionNote.ts';
import { WriteToEditorsDocument } from '#web/generated/WriteToEditors.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import styles from './SubmissionStatus.module.css';

/** What the editors and the writer said to each other of a submission; while it is open the writer says more. */
export function SubmissionNotes({ submission }: { readonly submission: WriterSubmission }) {
  const { id, notes, expiresAt } = submission;
  const isOpen = expiresAt !== null;
  if (notes.length === 0 && !isOpen) return null;
  return (
    <>
      {notes.length > 0 && <h3 className={styles.notesTitle}>{messages.notes}</h3>}
      <ol className={styles.events}>
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} canMark={isOpen} />
        ))}
      </ol>
      {isOpen && <NoteForm submissionId={id} />}
    </>
  );
}

type NoteRowProps = { readonly note: WriterSubmission['notes'][number]; readonly canMark: boolean };

function NoteRow({ note, canMark }: NoteRowProps) {
  const { id, author, body, quote, createdAt, resolvedAt } = note;
  const change = useChange(ResolveOwnSubmissionNoteDocument, { says: 'toast' });
  const isFromEditors = author === null;
  return (
    <li>
      <p>
        {isFromEditors ? messages.editors : messages.you} · <DateTime timestamp={createdAt} />
        {resolvedAt !== null && <> · {messages.seenTo}</>}
      </p>
      {quote !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {quote}
        </blockquote>
      )}
      <p className={styles.note} dir="auto">
        {body}
      </p>
      {isFromEditors && canMark && resolvedAt === null && (
        <Button
          look="outlined"
          size="small"
          aria-disabled={change.isRunning}
          onClick={() => void change.run({ noteId: id, isResolved: true })}
        >
          {messages.markSeenTo}
        </Button>
      )}
    </li>
  );
}

function NoteForm({ submissionId }: { readonly submissionId: string }) {
  const [body, setBody] = useState('');
  const change = useChange(WriteToEditorsDocument);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isRunning) return;
    if ((await change.run({ input: { submissionId, body } })) === undefined) return;
    setBody('');
    void showToast({ message: messages.noteSent, testId: 'submission-note-sent' });
  };
  const edit = (text: string) => {
    change.clear();
    setBody(text);
  };
  return (
    <form className={styles.noteForm} onSubmit={(event) => void send(event)} noValidate>
      <CountedField
        label={messages.noteTo}
        value={body}
        most={MOST_NOTE_LENGTH}
        onChange={edit}
        error={change.error}
        lines={3}
      />
      <Button type="submit" look="outlined" size="small" aria-disabled={change.isRunning}>
        {messages.sendNote}
      </Button>
    </form>
  );
}
