import { type ReactNode, useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionNotesMessages as messages } from '#shared/messages/submission-notes.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import type { SubmissionNoteRow } from '#web/generated/fragments.ts';
import { ResolveSubmissionNoteDocument } from '#web/generated/ResolveSubmissionNote.ts';
import { AnswerForm } from './AnswerForm.tsx';
import type { NoteSide, ThreadProps } from './NoteThreads.tsx';
import { LinkedText } from '#web/parts/frame/LinkedText.tsx';
import styles from './SubmissionNotes.module.css';
import { showPassage } from './use-noted-marks.ts';

type NoteThreadProps = ThreadProps & {
  readonly note: SubmissionNoteRow;
  readonly answers: readonly SubmissionNoteRow[];
};

/** A note with the passage that it is about, what was answered, and the ways to go on. */
export function NoteThread({ note, answers, side, submissionId, isOpen, body, onChanged }: NoteThreadProps) {
  const { id, isShared, quote, passageNumber, isPassageGone, resolvedAt } = note;
  const [isAnswering, setIsAnswering] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const change = useChange(ResolveSubmissionNoteDocument, { says: 'toast' });
  const isEditors = side === 'editors';
  return (
    <li data-note={id} ref={row} tabIndex={-1}>
      <NoteHead note={note} side={side}>
        {isEditors && <span>{isShared ? messages.withWriter : messages.amongEditors}</span>}
        {passageNumber !== null && <span>{formatMessage(messages.passageNumber, { number: passageNumber })}</span>}
        {resolvedAt !== null && <span>{messages.done}</span>}
      </NoteHead>
      {quote !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {quote}
        </blockquote>
      )}
      {isPassageGone && <p className={styles.facts}>{isEditors ? messages.goneForEditors : messages.goneForWriter}</p>}
      <p className={styles.said} dir="auto">
        <LinkedText text={note.body} />
      </p>
      {answers.length > 0 && (
        <ol className={styles.answers}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <NoteHead note={answer} side={side} />
              <p className={styles.said} dir="auto">
                <LinkedText text={answer.body} />
              </p>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        {passageNumber !== null && body !== null && (
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
          {resolvedAt === null ? messages.markDone : messages.markNotDone}
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

type NoteHeadProps = {
  readonly note: SubmissionNoteRow;
  readonly side: NoteSide;
  readonly children?: ReactNode;
};

function NoteHead({ note: { author, createdAt }, side, children }: NoteHeadProps) {
  const forWriter = author === null ? messages.editors : messages.you;
  return (
    <p className={styles.facts}>
      <span dir="auto">{side === 'writer' ? forWriter : (author?.name ?? messages.closedAccount)}</span>
      <RecentTime timestamp={createdAt} />
      {children}
    </p>
  );
}
