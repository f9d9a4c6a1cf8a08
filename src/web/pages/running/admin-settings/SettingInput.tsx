import { operatorSettingMessages as messages } from '#shared/messages/operator-settings.ts';
import type { OperatorSettingRow } from '#web/generated/fragments.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';

const choiceNames: Readonly<Record<string, string>> = messages.choices;

type SettingInputProps = { readonly setting: OperatorSettingRow; readonly name: string; readonly noteId: string };

/** With what one setting is changed, by what it may be; saved anew, it shows what was saved. */
export function SettingInput({ setting, name, noteId }: SettingInputProps) {
  const { value, defaultValue, isSet, choices, control } = setting;
  const field = { name: 'value', 'aria-describedby': noteId } as const;
  const text = { ...field, defaultValue: isSet ? value : '', placeholder: defaultValue, autoComplete: 'off' } as const;
  switch (control) {
    case 'SWITCH':
      return <CheckField key={value} {...field} label={name} value="true" defaultChecked={value === 'true'} />;
    case 'CHOICE':
      return (
        <label>
          {name}
          <select key={value} {...field} defaultValue={value}>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choiceNames[choice] ?? choice}
              </option>
            ))}
          </select>
        </label>
      );
    case 'LINES':
      return (
        <label>
          {name}
          <textarea key={value} {...text} rows={3} dir="auto" />
        </label>
      );
    case 'NUMBER':
    case 'TEXT':
      return (
        <label>
          {name}
          <input key={value} {...text} inputMode={control === 'NUMBER' ? 'numeric' : undefined} dir="auto" />
        </label>
      );
  }
}
