import { type SubmitEvent, useState } from 'react';
import { adminMessages as messages } from '#shared/messages/admin.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { SetFlagAudienceDocument } from '#web/generated/SetFlagAudience.ts';
import type { InternalStatusView } from '#web/generated/fragments.ts';

type Flags = InternalStatusView['flags'];

type FlagAudienceFormProps = {
  readonly name: string;
  readonly audience: Flags[number]['audience'];
  readonly route: RouteMatch;
  readonly onChanged: (flags: Flags) => void;
};

const kinds = (['SIGNED_IN', 'MEMBERS', 'STAFF', 'PEOPLE'] as const).map((value) => ({
  value,
  label: messages.audienceKinds[value],
}));
const choices = [{ value: 'NOBODY' as const, label: messages.nobody }, ...kinds];
type Choice = (typeof choices)[number]['value'];

/** Gives a flag that is off to some of those who are signed in. */
export function FlagAudienceForm({ name, audience, route, onChanged }: FlagAudienceFormProps) {
  const { run: send, isRunning, failure } = useChange(SetFlagAudienceDocument, { says: 'here' });
  const [kind, setKind] = useState<Choice>(audience?.kind ?? 'NOBODY');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const percent = fieldText(fields, 'percent');
    const after = await send({
      name,
      audience: kind === 'NOBODY' ? null : kind,
      percent: percent === '' ? 100 : Number(percent),
      usernames: fieldText(fields, 'usernames').split(','),
    });
    if (after !== undefined) onChanged(after.flags);
  };
  return (
    <details>
      <summary aria-label={formatMessage(messages.audience, { name, hasIt: messages[audience ? 'yes' : 'no'] })}>
        {messages.audienceTitle}: {messages[audience ? 'yes' : 'no']}
      </summary>
      <FieldForm onSubmit={(event) => void submit(event)}>
        <SelectField label={messages.audienceTitle} options={choices} value={kind} onChange={setKind} />
        {kind !== 'NOBODY' && (
          <label>
            {messages.percent}
            <input name="percent" type="number" min={0} max={100} defaultValue={audience?.percent ?? 100} />
          </label>
        )}
        {kind === 'PEOPLE' && (
          <label>
            {messages.usernames}
            <input name="usernames" defaultValue={audience?.people.map((person) => person.username).join(', ')} />
          </label>
        )}
        <Button type="submit" size="small" disabled={isRunning}>
          {messages.setAudience}
        </Button>
        <AdminError failure={failure} route={route} />
      </FieldForm>
    </details>
  );
}
