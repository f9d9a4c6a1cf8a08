import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { type Choice, measureOptions, type TargetChoice } from './measure-choices.ts';

type MeasureFieldsProps = {
  readonly choice: Choice;
  readonly targets: readonly TargetChoice[];
  readonly onChange: (choice: Choice) => void;
};

/** What a decision is about where there are several, the measure, and the countries that one of them asks for. */
export function MeasureFields({ choice, targets, onChange }: MeasureFieldsProps) {
  const { target, measure, countries } = choice;
  const options = measureOptions(target.kind);
  const choose = (id: string) => {
    const chosen = targets.find((one) => one.id === id) ?? target;
    const isThere = measureOptions(chosen.kind).some(({ value }) => value === measure);
    onChange({ ...choice, target: chosen, measure: isThere ? measure : 'WARN' });
  };
  return (
    <>
      {targets.length > 1 && (
        <SelectField
          label={messages.takeTarget}
          options={targets.map(({ id, label }) => ({ value: id, label }))}
          value={target.id}
          onChange={choose}
        />
      )}
      <SelectField
        label={messages.measure}
        options={options}
        value={measure}
        onChange={(value) => onChange({ ...choice, measure: value })}
      />
      {measure === 'WITHHOLD' && (
        <label>
          {messages.takeCountries}
          <input
            required
            value={countries}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target: field }) => onChange({ ...choice, countries: field.value })}
          />
        </label>
      )}
    </>
  );
}
