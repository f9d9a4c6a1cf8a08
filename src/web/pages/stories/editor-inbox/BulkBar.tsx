import { useState } from 'react';
import { editedSubmissionMessages, editorInboxMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { DeclineReason } from '#shared/submissions/submission-machine.ts';
import { Button } from '#web/design/Button.tsx';
import { DeclineFields } from '#web/features/stories/editing-submissions/DeclineFields.tsx';
import { SelectionBar } from '#web/features/stories/selection/SelectionBar.tsx';
import type { Selection } from '#web/features/stories/selection/use-selection.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { Form, FormText } from '#web/parts/form/Form.tsx';
import type { EditorInboxPageQuery } from '#web/generated/EditorInboxPageQuery.ts';
import type { InboxSubmission } from '#web/generated/fragments.ts';
import type { Bulk, BulkDeed } from './use-bulk.ts';

type BulkBarProps = {
  readonly bulk: Bulk;
  readonly selection: Selection<InboxSubmission>;
  readonly publication: NonNullable<EditorInboxPageQuery['publication']>;
};

/** What can be done with all that are selected; each asks first. */
export function BulkBar({ bulk, selection, publication }: BulkBarProps) {
  const { progress } = bulk;
  const [asked, setAsked] = useState<BulkDeed['name'] | null>(null);
  const [userId, setUserId] = useState('');
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string>();
  const count = selection.selected.size;
  const titles = {
    assign: messages.assignTitle,
    accept: formatMessage(messages.acceptTitle, { count }),
    decline: formatMessage(messages.declineTitle, { count }),
  };
  const labels = { assign: messages.assign, accept: messages.accept, decline: messages.decline };
  const editors = publication.submissionEditors.map(({ id, name }) => ({ value: id, label: name }));
  const closed = () => {
    setFault(undefined);
    setAsked(null);
  };
  const deedOf = (name: BulkDeed['name']): BulkDeed | undefined => {
    if (name === 'assign') return { name, userId: userId || null };
    if (name === 'accept') return { name };
    return reason === null ? undefined : { name, reason, note: words };
  };
  return (
    <>
      <SelectionBar
        selection={selection}
        progress={progress === null ? undefined : formatMessage(messages.working, progress)}
      >
        {(['assign', 'accept', 'decline'] as const).map((name) => (
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
      </SelectionBar>
      {asked !== null && (
        <Dialog title={titles[asked]} onClosed={closed}>
          {(close) => (
            <Form
              close={close}
              change={{ isRunning: progress !== null, error: undefined }}
              submitLabel={labels[asked]}
              isDanger={asked === 'decline'}
              onSubmit={() => {
                const deed = deedOf(asked);
                if (deed === undefined) return setFault(editedSubmissionMessages.noReason);
                close();
                // The next ones are declined for a reason of their own.
                setReason(null);
                return void bulk.run(deed);
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
                  error={fault}
                  onReason={(next) => {
                    setFault(undefined);
                    setReason(next);
                  }}
                  words={words}
                  onWords={setWords}
                  replies={publication.submissionReplies}
                />
              )}
            </Form>
          )}
        </Dialog>
      )}
    </>
  );
}
