import { type SubmitEvent, useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { operatorSettingMessages as messages } from '#shared/messages/operator-settings.ts';
import { type CellFault, settingShapes } from '#shared/settings/setting-shapes.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { ErrorNote, Note } from '#web/parts/frame/Note.tsx';
import { Actions, FieldForm } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { ChangeOperatorSettingDocument } from '#web/generated/ChangeOperatorSetting.ts';
import type { OperatorSettingRow } from '#web/generated/fragments.ts';
import { readTypedSetting } from './read-typed-setting.ts';
import type { SettingCodes } from './SettingCell.tsx';
import { SettingInput } from './SettingInput.tsx';

const names: Readonly<Record<string, string>> = messages.names;
const choiceNames: Readonly<Record<string, string>> = messages.choices;

/** Of a setting that this page does not know yet its own name. */
export function nameOf(id: string): string {
  return names[id] ?? id;
}

type SettingFormProps = {
  readonly setting: OperatorSettingRow;
  readonly codes: SettingCodes;
  readonly route: RouteMatch;
};

/** One setting: what it does, what it is, with what it is changed, and the way back to its default. */
export function SettingForm({ setting, codes, route }: SettingFormProps) {
  const { id, purpose, value, defaultValue, isSet, isSecret } = setting;
  const name = nameOf(id);
  const [isConflict, setConflict] = useState(false);
  const [fault, setFault] = useState<CellFault>();
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
    const typed = readTypedSetting(setting, new FormData(event.currentTarget));
    if (typeof typed === 'string') {
      setFault(undefined);
      return void change(typed);
    }
    setFault(typed);
    event.currentTarget.querySelectorAll<HTMLElement>(`[name="cell-${typed.cell}"]`)[typed.row]?.focus();
  };
  const takeDefault = () => {
    form.current?.reset();
    setFault(undefined);
    void change('');
  };
  return (
    <FieldForm ref={form} isWide={setting.control === 'ROWS'} onSubmit={submit}>
      <SettingInput
        setting={setting}
        codes={codes}
        name={name}
        noteId={`note-${id}`}
        fault={fault}
        onChosen={(chosen) => void change(chosen)}
      />
      <Note id={`note-${id}`}>
        {purpose} {isSecret && isSet && messages.secretSet}
        {!isSecret &&
          defaultValue !== '' &&
          settingShapes[id] === undefined &&
          formatMessage(messages.standard, { value: choiceNames[defaultValue] ?? defaultValue })}
      </Note>
      <AdminError failure={failure} route={route} />
      <ErrorNote role="alert">{fault !== undefined && sentenceOf(id, fault)}</ErrorNote>
      <Actions>
        {setting.control !== 'IMAGE' && (
          <Button
            type="submit"
            size="small"
            look="outlined"
            aria-disabled={isRunning}
            aria-label={formatMessage(messages.saveNamed, { name })}
          >
            {messages.save}
          </Button>
        )}
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

function sentenceOf(id: string, { row, cell, isTwice }: CellFault): string {
  const headings: Readonly<Record<string, readonly string[]>> = messages.cells;
  const place = { row: String(row + 1), cell: headings[id]?.[cell] ?? '' };
  return formatMessage(isTwice ? messages.twiceFault : messages.cellFault, place);
}
