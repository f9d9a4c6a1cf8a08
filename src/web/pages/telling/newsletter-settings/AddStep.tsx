import { useState } from 'react';
import { automationMessages as messages } from '#shared/messages/automations.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { storyIdOf } from '#shared/publications/navigation-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { AddAutomationStepDocument } from '#web/generated/AddAutomationStep.ts';
import { type AutomationChoicesQuery, AutomationChoicesQueryDocument } from '#web/generated/AutomationChoicesQuery.ts';
import type { ListedStep } from '#web/generated/fragments.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { Form } from '#web/parts/form/Form.tsx';
import { DaysField, daysIn } from './DaysField.tsx';

type AddStepProps = { readonly newsletterId: string; readonly trigger: ListedStep['trigger'] };

/** Adds a story to a series: one of the latest, or any other by its address, and when it comes. */
export function AddStep({ newsletterId, trigger }: AddStepProps) {
  const dialog = useDialog();
  const change = useChange(AddAutomationStepDocument);
  const [chosen, setChosen] = useState('');
  const variables = { newsletterId };
  const { data } = useQuery(AutomationChoicesQueryDocument, { variables, isSkipped: !dialog.isOpen });
  const latest = latestOf(data);
  const add = async (fields: FormData, close: () => void) => {
    const postId = chosen || storyIdOf(fieldText(fields, 'address').trim());
    const delayDays = daysIn(fieldText(fields, 'days'));
    if ((await change.run({ newsletterId, trigger, postId, delayDays })) === undefined) return;
    setChosen('');
    close();
  };
  const series = messages[trigger];
  return (
    <>
      <Button look="outlined" size="small" aria-label={formatMessage(messages.addTo, { series })} onClick={dialog.open}>
        {messages.add}
      </Button>
      {dialog.isOpen && (
        <Dialog title={formatMessage(messages.addTo, { series })} onClosed={dialog.closed}>
          {(close) => (
            <Form
              close={close}
              change={change}
              submitLabel={messages.add}
              onSubmit={(fields) => void add(fields, close)}
            >
              <SelectField
                label={messages.latest}
                options={[
                  { value: '', label: messages.other },
                  ...latest.map(({ id, title }) => ({ value: id, label: title || storyMessages.untitled })),
                ]}
                value={chosen}
                onChange={(postId) => {
                  change.clear();
                  setChosen(postId);
                }}
              />
              {chosen === '' && (
                <Field
                  label={messages.story}
                  note={messages.storyHint}
                  name="address"
                  autoComplete="off"
                  dir="auto"
                  onChange={change.clear}
                />
              )}
              <DaysField initial={0} error={undefined} onChange={change.clear} />
            </Form>
          )}
        </Dialog>
      )}
    </>
  );
}

/** The latest that everybody sees, of whose the newsletter is. */
function latestOf(data: AutomationChoicesQuery | undefined) {
  const owner = data?.newsletter?.owner;
  if (owner?.__typename === 'User') return owner.postsConnection.items.map(({ post }) => post);
  return owner?.__typename === 'Collection' ? owner.latestPosts.items.map(({ post }) => post) : [];
}
