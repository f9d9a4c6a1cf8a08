import type { SubmitEvent } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { operatorSettingMessages as messages } from '#shared/messages/operator-settings.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { ChangeOperatorSettingDocument } from '#web/generated/ChangeOperatorSetting.ts';
import type { OperatorSettingRow } from '#web/generated/fragments.ts';

/** Of a setting that this page does not know yet its own name. */
const names: Readonly<Record<string, string>> = messages.names;
const choiceNames: Readonly<Record<string, string>> = messages.choices;

type SettingFormProps = { readonly setting: OperatorSettingRow; readonly route: RouteMatch };

/** One setting: what it does, what it is, and a field for what it shall be. */
export function SettingForm({ setting, route }: SettingFormProps) {
  const { id, purpose, value, defaultValue, isSet, isSecret, choices } = setting;
  const name = names[id] ?? id;
  const { run, isRunning, failure } = useChange(ChangeOperatorSettingDocument, { says: 'here' });
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('value');
    const done = await run({ name: id, settingValue: typeof typed === 'string' ? typed : '' });
    if (done !== undefined) {
      void showToast({ message: formatMessage(messages.saved, { name }), testId: 'setting-saved' });
    }
  };
  const field = { name: 'value', 'aria-describedby': `note-${id}` } as const;
  return (
    <FieldForm onSubmit={(event) => void save(event)}>
      <label>
        {name}
        {choices.length > 0 ? (
          <select key={value} {...field} defaultValue={value}>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choiceNames[choice] ?? choice}
              </option>
            ))}
          </select>
        ) : (
          <input
            key={value}
            {...field}
            defaultValue={isSet ? value : ''}
            placeholder={defaultValue}
            autoComplete="off"
          />
        )}
      </label>
      <Note id={`note-${id}`}>
        {purpose} {isSecret && isSet && messages.secretSet}
        {!isSet &&
          defaultValue !== '' &&
          formatMessage(messages.standard, { value: choiceNames[defaultValue] ?? defaultValue })}
      </Note>
      <AdminError failure={failure} route={route} />
      <Button
        type="submit"
        size="small"
        look="outlined"
        disabled={isRunning}
        aria-label={formatMessage(messages.saveNamed, { name })}
      >
        {messages.save}
      </Button>
    </FieldForm>
  );
}
