import { type SubmitEvent, useState } from 'react';
import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { usePageKeys } from '#web/features/stories/editing-submissions/use-page-keys.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { AssignSubmissionDocument } from '#web/generated/AssignSubmission.ts';
import { SetSubmissionDueDocument } from '#web/generated/SetSubmissionDue.ts';
import type { SubmissionPartProps } from './EditedSubmissionPage.tsx';
import styles from './EditorInbox.module.css';

/** Which of the editors looks after it, and by when they mean to answer; while it waits. */
export function Tending({ submission, publication, viewerId, onChanged }: SubmissionPartProps) {
  const { id, assignee, expiresAt, viewerCan } = submission;
  const assigning = useChange(AssignSubmissionDocument, { says: 'toast' });
  const isMine = assignee?.id === viewerId;
  // Also of one's own that came back with its edits.
  const canTake = viewerId !== undefined && (!isMine || viewerCan.includes('TAKE'));
  const assign = async (userId: string | null) => {
    const done = await assigning.run({ id, userId });
    // Somebody else was faster, or decided meanwhile.
    if (done === undefined) return onChanged();
    const name = done.assignee?.name;
    const said = name === undefined ? messages.freed : formatMessage(messages.assigned, { name });
    void showToast({ message: isMine && userId === viewerId ? messages.taken : said });
  };
  const isOpen = expiresAt !== null;
  usePageKeys({ m: isOpen && canTake ? () => void assign(viewerId) : undefined });
  if (!isOpen) return null;
  const known = publication.submissionEditors;
  // Whoever is an editor no more still stands there.
  const editors = assignee && !known.some((one) => one.id === assignee.id) ? [assignee, ...known] : known;
  return (
    <section className={styles.tending} aria-label={messages.tending}>
      <div className={styles.words}>
        <SelectField
          label={messages.assignee}
          options={[
            { value: '', label: messages.nobody },
            ...editors.map((one) => ({
              value: one.id,
              label: one.id === viewerId ? formatMessage(messages.me, { name: one.name }) : one.name,
            })),
          ]}
          value={assignee?.id ?? ''}
          onChange={(userId) => void assign(userId || null)}
        />
        {canTake && (
          <span className={styles.take}>
            <Button look="plain" size="small" onClick={() => void assign(viewerId)}>
              {isMine ? messages.take : messages.assignMe}
            </Button>
          </span>
        )}
      </div>
      <DueDay key={submission.dueOn ?? ''} submission={submission} onChanged={onChanged} />
    </section>
  );
}

function DueDay({ submission: { id, dueOn }, onChanged }: Pick<SubmissionPartProps, 'submission' | 'onChanged'>) {
  const [day, setDay] = useState(dueOn ?? '');
  const change = useChange(SetSubmissionDueDocument);
  const save = async (wanted: string | null) => {
    const { done, failure } = await change.send({ id, dueOn: wanted });
    if (done !== undefined) void showToast({ message: wanted === null ? messages.dueCleared : messages.dueSet });
    else if (failure?.refusal !== undefined) onChanged();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!change.isRunning) void save(day || null);
  };
  return (
    <form className={styles.due} onSubmit={submit} noValidate>
      <Field
        label={messages.dueOn}
        type="date"
        value={day}
        error={change.error}
        onChange={({ target }) => {
          change.clear();
          setDay(target.value);
        }}
      />
      <Button type="submit" look="outlined" aria-disabled={change.isRunning}>
        {messages.setDue}
      </Button>
      {dueOn !== null && (
        <Button look="plain" onClick={() => void save(null)}>
          {messages.clearDue}
        </Button>
      )}
    </form>
  );
}
