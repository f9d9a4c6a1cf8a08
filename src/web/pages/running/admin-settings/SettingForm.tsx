import { type SubmitEvent, useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { operatorSettingMessages as messages } from '#shared/messages/operator-settings.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Actions, FieldForm } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { ChangeOperatorSettingDocument } from '#web/generated/ChangeOperatorSetting.ts';
import type { OperatorSettingRow } from '#web/generated/fragments.ts';
import { SettingInput } from './SettingInput.tsx';

const names: Readonly<Record<string, string>> = messages.names;
const choiceNames: Readonly<Record<string, string>> = messages.choices;

/** Of a setting that this page does not know yet its own name. */
export function nameOf(id: string): string {
  return names[id] ?? id;
}

type SettingFormProps = { readonly setting: OperatorSettingRow; readonly route: RouteMatch };

/** One setting: what it does, what it is, with what it is changed, and the way back to its default. */
export function SettingForm({ setting, route }: SettingFormProps) {
  const { id, purpose, value, defaultValue, isSet, isSecret } = setting;
  const name = nameOf(id);
  const [isConflict, setConflict] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { send, isRunning, failure } = useChange(ChangeOperatorSettingDocument, { says: 'here' });
  const change = async (settingValue: string) => {
    if (isRunning) return;
    // Whoever was told what stands there now, and saves again, means it.
    const { done, failure: why } = await send({ name: id, settingValue, seenValue: isConflict ? null : value });
    setConflict(why?.refusal?.__typename === 'Conflict');
    if (done !== undefined)
      void showToast({ message: formatMessage(messages.saved, { name }), testId: 'setting-saved' });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = fields.get('value');
    if (setting.control === 'SWITCH') void change(String(typed === 'true'));
    else void change(typeof typed === 'string' ? typed : '');
  };
  const takeDefault = () => {
    form.current?.reset();
    void change('');
  };
  return (
    <FieldForm ref={form} onSubmit={submit}>
      <SettingInput setting={setting} name={name} noteId={`note-${id}`} />
      <Note id={`note-${id}`}>
        {purpose} {isSecret && isSet && messages.secretSet}
        {!isSecret &&
          defaultValue !== '' &&
          formatMessage(messages.standard, { value: choiceNames[defaultValue] ?? defaultValue })}
      </Note>
      <AdminError failure={failure} route={route} />
      <Actions>
        <Button
          type="submit"
          size="small"
          look="outlined"
          aria-disabled={isRunning}
          aria-label={formatMessage(messages.saveNamed, { name })}
        >
          {messages.save}
        </Button>
        {isSet && (
          <Button
            size="small"
            look="plain"
            aria-disabled={isRunning}
            aria-label={formatMessage(messages.defaultNamed, { name })}
            onClick={takeDefault}
          >
            {messages.backToDefault}
          </Button>
        )}
        <Note>
          <a href={`#${id}`} translate="no">
            {id}
          </a>
        </Note>
      </Actions>
    </FieldForm>
  );
}
