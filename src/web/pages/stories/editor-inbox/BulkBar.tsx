import { useState } from 'react';
import { editorInboxMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { DeclineReason } from '#shared/submissions/submission-machine.ts';
import { Button } from '#web/design/Button.tsx';
import { DeclineFields } from '#web/features/stories/editing-submissions/DeclineFields.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { Form, FormText } from '#web/parts/form/Form.tsx';
import type { EditorInboxPageQuery } from '#web/generated/EditorInboxPageQuery.ts';
import type { InboxSubmission } from '#web/generated/fragments.ts';
import styles from './EditorInbox.module.css';
import type { Bulk, BulkDeed } from './use-bulk.ts';

type BulkBarProps = {
  readonly bulk: Bulk;
  /** The first page of the list. */
  readonly shown: readonly InboxSubmission[];
  readonly publication: NonNullable<EditorInboxPageQuery['publication']>;
};

/** What can be done with all that are selected; each asks first. */
export function BulkBar({ bulk, shown, publication }: BulkBarProps) {
  const { selected, progress } = bulk;
  const [asked, setAsked] = useState<BulkDeed['name'] | null>(null);
  const [userId, setUserId] = useState('');
  const [reason, setReason] = useState<DeclineReason>('NEEDS_WORK');
  const [words, setWords] = useState('');
  const count = selected.size;
  if (shown.length === 0) return null;
  const titles = {
    assign: messages.assignTitle,
    accept: formatMessage(messages.acceptTitle, { count }),
    decline: formatMessage(messages.declineTitle, { count }),
  };
  const labels = { assign: messages.assign, accept: messages.accept, decline: messages.decline };
  const editors = publication.submissionEditors.map(({ id, name }) => ({ value: id, label: name }));
  const deedOf = (name: BulkDeed['name']): BulkDeed => {
    if (name === 'assign') return { name, userId: userId || null };
    return name === 'accept' ? { name } : { name, reason, note: words };
  };
  return (
    <section className={count > 0 ? styles.bulk : styles.none} aria-label={messages.several}>
      <output className={styles.count}>
        {progress !== null && formatMessage(messages.working, progress)}
        {progress === null && count > 0 && formatMessage(messages.selected, { count })}
      </output>
      <Button look="plain" size="small" onClick={() => bulk.select(count === 0 ? shown : [])}>
        {count === 0 ? messages.selectAll : messages.selectNone}
      </Button>
      {count > 0 &&
        (['assign', 'accept', 'decline'] as const).map((name) => (
          <Button
            key={name}
            look="outlined"
            size="small"
            aria-disabled={progress !== null}
            onClick={() => progress === null && setAsked(name)}
          >
            {labels[name]}
          </Button>
        ))}
      {asked !== null && (
        <Dialog title={titles[asked]} onClosed={() => setAsked(null)}>
          {(close) => (
            <Form
              close={close}
              change={{ isRunning: progress !== null, error: undefined }}
              submitLabel={labels[asked]}
              isDanger={asked === 'decline'}
              onSubmit={() => {
                close();
                void bulk.run(deedOf(asked));
              }}
            >
              {asked === 'assign' && (
                <SelectField
                  label={messages.assignee}
                  options={[{ value: '', label: messages.nobody }, ...editors]}
                  value={userId}
                  onChange={setUserId}
                />
              )}
              {asked === 'accept' && <FormText>{messages.acceptText}</FormText>}
              {asked === 'decline' && (
                <DeclineFields
                  reason={reason}
                  onReason={setReason}
                  words={words}
                  onWords={setWords}
                  replies={publication.submissionReplies}
                />
              )}
            </Form>
          )}
        </Dialog>
      )}
    </section>
  );
}
