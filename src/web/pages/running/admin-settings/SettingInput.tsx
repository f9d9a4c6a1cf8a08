import { formatMessage } from '#shared/messages/format-message.ts';
import { operatorSettingMessages as messages } from '#shared/messages/operator-settings.ts';
import { type CellFault, settingShapes } from '#shared/settings/setting-shapes.ts';
import type { OperatorSettingRow } from '#web/generated/fragments.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import type { SettingCodes } from './SettingCell.tsx';
import { SettingCodeList, SettingWords } from './SettingChoices.tsx';
import { SettingPicture } from './SettingPicture.tsx';
import { SettingRows } from './SettingRows.tsx';

const choiceNames: Readonly<Record<string, string>> = messages.choices;

const countriesPicked = (count: number): string => formatMessage(messages.countriesPicked, { count });
const languagesPicked = (count: number): string => formatMessage(messages.languagesPicked, { count });

type SettingInputProps = {
  readonly setting: OperatorSettingRow;
  readonly codes: SettingCodes;
  readonly name: string;
  readonly noteId: string;
  readonly fault: CellFault | undefined;
  readonly onChosen: (value: string) => void;
};

/** With what one setting is changed, by what it may be; saved anew, it shows what was saved. */
export function SettingInput({ setting, codes, name, noteId, fault, onChosen }: SettingInputProps) {
  const { id, value, defaultValue, isSet, choices, control } = setting;
  const shape = settingShapes[id];
  const shaped = { value, name, noteId };
  if (shape?.kind === 'WORDS') return <SettingWords key={value} {...shaped} words={shape.words} />;
  if (shape?.kind === 'COUNTRIES')
    return <SettingCodeList key={value} {...shaped} codes={codes.countries} picked={countriesPicked} />;
  if (shape?.kind === 'LANGUAGES')
    return <SettingCodeList key={value} {...shaped} codes={codes.languages} picked={languagesPicked} />;
  if (shape !== undefined)
    return (
      <SettingRows
        key={value}
        setting={setting}
        shape={shape}
        codes={codes}
        name={name}
        noteId={noteId}
        fault={fault}
      />
    );
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
    case 'COLOR':
      return (
        <label>
          {name}
          <input key={value} {...field} type="color" defaultValue={value} />
        </label>
      );
    case 'IMAGE':
      return <SettingPicture {...shaped} onChosen={onChosen} />;
    case 'LINES':
      return (
        <label>
          {name}
          <textarea key={value} {...text} rows={3} dir="auto" />
        </label>
      );
    case 'NUMBER':
    case 'TEXT':
    case 'WORDS':
    case 'COUNTRIES':
    case 'LANGUAGES':
    case 'ROWS':
      return (
        <label>
          {name}
          <input key={value} {...text} inputMode={control === 'NUMBER' ? 'numeric' : undefined} dir="auto" />
        </label>
      );
  }
}
