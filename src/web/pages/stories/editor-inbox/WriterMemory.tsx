import { type SubmitEvent, useState } from 'react';
import { editedSubmissionMessages as messages, editorInboxMessages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { FormButtons } from '#web/parts/form/Form.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { RememberWriterDocument } from '#web/generated/RememberWriter.ts';
import type { SubmissionPartProps } from './EditedSubmissionPage.tsx';
import styles from './EditorInbox.module.css';
import { inboxAddress } from './inbox-filter.ts';

type WriterMemoryProps = SubmissionPartProps & {
  /** The address of the list. */
  readonly backTo: string;
};

/** What the editors know of a writer from before: how often, with what outcome, and what they noted for themselves. */
export function WriterMemory({ submission, publication, backTo, onChanged }: WriterMemoryProps) {
  const { writerMemory, writer } = submission;
  const [note, setNote] = useState(writerMemory?.note ?? '');
  // What the editor read there last, which is what they write over: what comes later they have not read (rule 296).
  const [seen, setSeen] = useState(note);
  const change = useChange(RememberWriterDocument);
  if (!writerMemory) return null;
  const { submitted, accepted, declined } = writerMemory;
  const earlier = writerMemory.submissions.filter(({ id }) => id !== submission.id);
  const [path = ''] = backTo.split('?');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isRunning || !writer) return;
    const { done, failure } = await change.send({ collectionId: publication.id, userId: writer.id, note, seen });
    onChanged();
    if (failure?.refusal?.__typename === 'WriterMemoryConflict') setSeen(failure.refusal.note);
    if (done === undefined) return;
    setSeen(note);
    void showToast({ message: messages.memorySaved });
  };
  return (
    <>
      <Note>{formatMessage(messages.memoryText, { submitted, accepted, declined })}</Note>
      {earlier.length > 0 && (
        <ul className={styles.entries} aria-label={messages.earlier}>
          {earlier.map(({ id, title, statusText, createdAt }) => (
            <li key={id}>
              <p className={styles.facts}>
                <Link
                  className={styles.link}
                  to={inboxAddress(path, { status: 'waiting', from: 'everyone', assignee: 'anyone' }, id)}
                >
                  {title || editorInboxMessages.untitled}
                </Link>
                <span>{statusText}</span>
                <RecentTime timestamp={createdAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {writer && (
        <form className={styles.remember} onSubmit={(event) => void submit(event)} noValidate>
          <CountedField
            label={messages.memoryNote}
            hint={messages.memoryHint}
            value={note}
            most={MOST_NOTE_LENGTH}
            onChange={(text) => {
              change.clear();
              setNote(text);
            }}
            error={change.error}
            lines={2}
          />
          <FormButtons>
            <Button type="submit" look="outlined" aria-disabled={change.isRunning}>
              {messages.saveMemory}
            </Button>
          </FormButtons>
        </form>
      )}
    </>
  );
}
