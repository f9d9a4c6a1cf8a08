import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { CreateSubmissionNoteDocument } from '#web/generated/CreateSubmissionNote.ts';
import { ResolveSubmissionNoteDocument } from '#web/generated/ResolveSubmissionNote.ts';
import type { SubmissionPartProps } from './EditedSubmissionPage.tsx';
import styles from './EditorInbox.module.css';
import { showPassage } from './use-noted-marks.ts';

type Note = SubmissionPartProps['submission']['notes'][number];
type NoteThreadProps = {
  readonly note: Note;
  /** Oldest first. */
  readonly answers: readonly Note[];
  readonly submissionId: string;
  /** Whether more can be said. */
  readonly isOpen: boolean;
  readonly body: Element | null;
  readonly onChanged: () => void;
};

/** A note with the passage that it is about, what was answered, and the ways to go on. */
export function NoteThread({ note, answers, submissionId, isOpen, body, onChanged }: NoteThreadProps) {
  const { id, isShared, quote, isPassageGone, resolvedAt } = note;
  const [isAnswering, setIsAnswering] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const change = useChange(ResolveSubmissionNoteDocument, { says: 'toast' });
  return (
    <li data-note={id} ref={row} tabIndex={-1}>
      <NoteHead note={note}>
        <span>{isShared ? messages.withWriter : messages.amongEditors}</span>
        {resolvedAt !== null && <span>{messages.seenTo}</span>}
      </NoteHead>
      {quote !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {quote}
        </blockquote>
      )}
      {isPassageGone && <p className={styles.facts}>{messages.passageGone}</p>}
      <p className={styles.said} dir="auto">
        {note.body}
      </p>
      {answers.length > 0 && (
        <ol className={styles.answers}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <NoteHead note={answer} />
              <p className={styles.said} dir="auto">
                {answer.body}
              </p>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.noteActions}>
        {quote !== '' && !isPassageGone && body !== null && (
          <Button look="plain" size="small" onClick={() => showPassage(body, note)}>
            {messages.showPassage}
          </Button>
        )}
        {isOpen && !isAnswering && (
          <Button look="plain" size="small" onClick={() => setIsAnswering(true)}>
            {messages.answer}
          </Button>
        )}
        <Button
          look="plain"
          size="small"
          aria-disabled={change.isRunning}
          onClick={() => void change.run({ noteId: id, isResolved: resolvedAt === null })}
        >
          {resolvedAt === null ? messages.markSeenTo : messages.openAgain}
        </Button>
      </div>
      {isAnswering && (
        <AnswerForm
          submissionId={submissionId}
          parentId={id}
          onChanged={onChanged}
          onClosed={() => {
            setIsAnswering(false);
            row.current?.focus();
          }}
        />
      )}
    </li>
  );
}

function NoteHead({ note: { author, createdAt }, children }: { readonly note: Note; readonly children?: ReactNode }) {
  return (
    <p className={styles.facts}>
      <span dir="auto">{author?.name ?? messages.closedAccount}</span>
      <RecentTime timestamp={createdAt} />
      {children}
    </p>
  );
}

type AnswerFormProps = Pick<NoteThreadProps, 'submissionId' | 'onChanged'> & {
  readonly parentId: string;
  readonly onClosed: () => void;
};

function AnswerForm({ submissionId, parentId, onChanged, onClosed }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const change = useChange(CreateSubmissionNoteDocument);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isRunning) return;
    const { done, failure } = await change.send({ input: { submissionId, body: words, parentId } });
    if (failure?.refusal !== undefined) onChanged();
    if (done === undefined) return;
    onClosed();
    void showToast({ message: messages.answered, testId: 'editor-note-answered', about: 'editor-note' });
  };
  return (
    <form ref={form} className={styles.answerForm} onSubmit={(event) => void submit(event)} noValidate>
      <CountedField
        label={messages.answerText}
        value={words}
        most={MOST_NOTE_LENGTH}
        onChange={(text) => {
          change.clear();
          setWords(text);
        }}
        error={change.error}
        lines={2}
      />
      <ButtonRow>
        <Button type="submit" look="outlined" size="small" aria-disabled={change.isRunning}>
          {messages.sendAnswer}
        </Button>
        <Button look="plain" size="small" onClick={onClosed}>
          {messages.cancelAnswer}
        </Button>
      </ButtonRow>
    </form>
  );
}
