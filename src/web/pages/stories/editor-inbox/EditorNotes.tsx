import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { NoteThreads } from '#web/features/stories/submission-notes/NoteThreads.tsx';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { FormButtons } from '#web/parts/form/Form.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { CreateSubmissionNoteDocument } from '#web/generated/CreateSubmissionNote.ts';
import type { SubmissionPartProps } from './EditedSubmissionPage.tsx';
import styles from './EditorInbox.module.css';
import { isSamePassage, type NotedPassage, passageChoices } from './passage-note.ts';

export type NotesProps = Pick<SubmissionPartProps, 'submission' | 'onChanged'> & {
  /** The story on this page, once it is there. */
  readonly body: Element | null;
  /** What the next note is about; undefined for all of the story. */
  readonly passage: NotedPassage | undefined;
  readonly onPassage: (passage: NotedPassage | undefined) => void;
};

/** What the editors say among themselves and with the writer; one's own words stay until they are sent. */
export function EditorNotes(props: NotesProps) {
  const { submission, body, onChanged } = props;
  const [words, setWords] = useState('');
  // Where somebody decided while one wrote, what was written stays to be read and copied.
  const isOpen = submission.expiresAt !== null || words !== '';
  return (
    <>
      {submission.notes.length === 0 && <Note>{messages.noNotes}</Note>}
      <NoteThreads side="editors" submission={submission} body={body} onChanged={onChanged} />
      {isOpen && <NoteForm {...props} words={words} onWords={setWords} />}
    </>
  );
}

const WHOLE = 'all';

type NoteFormProps = NotesProps & { readonly words: string; readonly onWords: (words: string) => void };

function NoteForm({ submission: { id, content }, words, onWords, ...props }: NoteFormProps) {
  const { body, passage, onPassage, onChanged } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isShared, setIsShared] = useState(false);
  const change = useChange(CreateSubmissionNoteDocument);
  const isFromList = useRef(false);
  useEffect(() => {
    // Whoever goes through the list by its arrows stays in it.
    if (passage !== undefined && !isFromList.current) form.current?.querySelector('textarea')?.focus();
    isFromList.current = false;
  }, [passage]);
  const choices = body === null ? [] : passageChoices(body, content?.passageIds ?? []);
  const chosen = choices.findIndex((choice) => passage !== undefined && isSamePassage(choice.passage, passage));
  const options = [
    { value: WHOLE, label: messages.wholeStory },
    ...(passage !== undefined && chosen === -1 ? [{ value: 'selected', label: messages.selectedWords }] : []),
    ...choices.map(({ number, label }, index) => ({
      value: String(index),
      label: formatMessage(messages.passageChoice, { number, words: label }),
    })),
  ];
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isRunning) return;
    const { done, failure } = await change.send({ input: { submissionId: id, body: words, isShared, ...passage } });
    if (failure?.refusal !== undefined) onChanged();
    if (done === undefined) return;
    onWords('');
    // What is said next is for the editors alone until somebody says otherwise.
    setIsShared(false);
    onPassage(undefined);
    void showToast({ message: messages.noteAdded, testId: 'editor-note-added', about: 'editor-note' });
  };
  return (
    <form ref={form} className={styles.noteForm} onSubmit={(event) => void submit(event)} noValidate>
      <SelectField
        label={messages.noteAbout}
        options={options}
        value={passage === undefined ? WHOLE : chosen === -1 ? 'selected' : String(chosen)}
        onChange={(value) => {
          isFromList.current = true;
          onPassage(value === 'selected' ? passage : choices[Number(value)]?.passage);
        }}
      />
      {passage !== undefined && (
        <blockquote className={styles.quote} dir="auto">
          {passage.quote}
        </blockquote>
      )}
      <CountedField
        label={messages.noteText}
        value={words}
        most={MOST_NOTE_LENGTH}
        onChange={(text) => {
          change.clear();
          onWords(text);
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
