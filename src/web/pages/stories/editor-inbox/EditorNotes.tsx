import { type SubmitEvent, useState } from 'react';
import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { FormButtons } from '#web/parts/form/Form.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { CreateSubmissionNoteDocument } from '#web/generated/CreateSubmissionNote.ts';
import { ResolveSubmissionNoteDocument } from '#web/generated/ResolveSubmissionNote.ts';
import type { SubmissionPartProps } from './EditedSubmissionPage.tsx';
import styles from './EditorInbox.module.css';

type NotesProps = Pick<SubmissionPartProps, 'submission' | 'onChanged'>;

/** What the editors say among themselves and with the writer; one's own words stay until they are sent. */
export function EditorNotes({ submission, onChanged }: NotesProps) {
  const { notes, expiresAt } = submission;
  return (
    <>
      {notes.length === 0 && <Note>{messages.noNotes}</Note>}
      {notes.length > 0 && (
        <ol className={styles.entries}>
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} />
          ))}
        </ol>
      )}
      {expiresAt !== null && <NoteForm submission={submission} onChanged={onChanged} />}
    </>
  );
}

function NoteRow({ note }: { readonly note: SubmissionPartProps['submission']['notes'][number] }) {
  const { id, author, isShared, body, quote, createdAt, resolvedAt } = note;
  const change = useChange(ResolveSubmissionNoteDocument, { says: 'toast' });
  return (
    <li>
      <p className={styles.facts}>
        <span dir="auto">{author?.name ?? messages.closedAccount}</span>
        <RecentTime timestamp={createdAt} />
        <span>{isShared ? messages.withWriter : messages.amongEditors}</span>
        {resolvedAt !== null && <span>{messages.seenTo}</span>}
      </p>
      {quote !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {quote}
        </blockquote>
      )}
      <p className={styles.said} dir="auto">
        {body}
      </p>
      <Button
        look="plain"
        size="small"
        aria-disabled={change.isRunning}
        onClick={() => void change.run({ noteId: id, isResolved: resolvedAt === null })}
      >
        {resolvedAt === null ? messages.markSeenTo : messages.openAgain}
      </Button>
    </li>
  );
}

function NoteForm({ submission: { id }, onChanged }: NotesProps) {
  const [body, setBody] = useState('');
  const [isShared, setIsShared] = useState(false);
  const change = useChange(CreateSubmissionNoteDocument);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isRunning) return;
    const { done, failure } = await change.send({ input: { submissionId: id, body, isShared } });
    if (failure?.refusal !== undefined) onChanged();
    if (done === undefined) return;
    setBody('');
    void showToast({ message: messages.noteAdded, testId: 'editor-note-added' });
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <CountedField
        label={messages.noteText}
        value={body}
        most={MOST_NOTE_LENGTH}
        onChange={(text) => {
          change.clear();
          setBody(text);
        }}
        error={change.error}
        lines={3}
      />
      <CheckField
        label={messages.noteShared}
        checked={isShared}
        onChange={({ target }) => setIsShared(target.checked)}
      />
      <FormButtons>
        <Button type="submit" look="outlined" aria-disabled={change.isRunning} aria-busy={change.isRunning}>
          {messages.addNote}
        </Button>
      </FormButtons>
    </form>
  );
}
