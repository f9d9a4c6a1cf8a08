import { useRef, useState } from 'react';
import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import type { WriterSubmission } from '#web/generated/fragments.ts';
import { ResolveOwnSubmissionNoteDocument } from '#web/generated/ResolveOwnSubmissionNote.ts';
import { SubmissionNoteForm } from './SubmissionNoteForm.tsx';
import styles from './SubmissionStatus.module.css';

type Note = WriterSubmission['notes'][number];

/** What the editors and the writer said to each other of a submission; while it is open the writer says more. */
export function SubmissionNotes({ submission }: { readonly submission: WriterSubmission }) {
  const { id, notes, expiresAt } = submission;
  const isOpen = expiresAt !== null;
  if (notes.length === 0 && !isOpen) return null;
  return (
    <>
      {notes.length > 0 && <h3 className={styles.notesTitle}>{messages.notes}</h3>}
      <ol className={styles.events}>
        {notes
          .filter(({ parentId }) => parentId === null)
          .map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              answers={notes.filter(({ parentId }) => parentId === note.id)}
              submissionId={id}
              isOpen={isOpen}
            />
          ))}
      </ol>
      {isOpen && <SubmissionNoteForm label={messages.noteTo} submissionId={id} parentId={null} />}
    </>
  );
}

type NoteRowProps = {
  readonly note: Note;
  readonly answers: readonly Note[];
  readonly submissionId: string;
  readonly isOpen: boolean;
};

function NoteRow({ note, answers, submissionId, isOpen }: NoteRowProps) {
  const { id, author, quote, isPassageGone, resolvedAt } = note;
  const [isAnswering, setIsAnswering] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const change = useChange(ResolveOwnSubmissionNoteDocument, { says: 'toast' });
  const isFromEditors = author === null;
  return (
    <li data-note={id} ref={row} tabIndex={-1}>
      <NoteHead note={note} />
      {quote !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {quote}
        </blockquote>
      )}
      {isPassageGone && <p>{messages.passageGone}</p>}
      <p className={styles.note} dir="auto">
        {note.body}
      </p>
      {answers.length > 0 && (
        <ol className={styles.answers}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <NoteHead note={answer} />
              <p className={styles.note} dir="auto">
                {answer.body}
              </p>
            </li>
          ))}
        </ol>
      )}
      {isOpen && !isAnswering && (
        <div className={styles.actions}>
          <Button look="outlined" size="small" onClick={() => setIsAnswering(true)}>
            {messages.answer}
          </Button>
          {isFromEditors && resolvedAt === null && (
            <Button
              look="outlined"
              size="small"
              aria-disabled={change.isRunning}
              onClick={() => void change.run({ noteId: id, isResolved: true })}
            >
              {messages.markSeenTo}
            </Button>
          )}
        </div>
      )}
      {isAnswering && (
        <SubmissionNoteForm
          label={messages.answerText}
          submissionId={submissionId}
          parentId={id}
          onClosed={() => {
            setIsAnswering(false);
            row.current?.focus();
          }}
        />
      )}
    </li>
  );
}

function NoteHead({ note: { author, createdAt, resolvedAt } }: { readonly note: Note }) {
  return (
    <p>
      {author === null ? messages.editors : messages.you} · <DateTime timestamp={createdAt} />
      {resolvedAt !== null && <> · {messages.seenTo}</>}
    </p>
  );
}
