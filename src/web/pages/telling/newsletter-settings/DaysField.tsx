import { automationMessages as messages } from '#shared/messages/automations.ts';
import { automationLimits } from '#shared/newsletters/automation-rules.ts';
import { Field } from '#web/parts/field/Field.tsx';

type DaysFieldProps = {
  readonly initial: number;
  readonly error: string | undefined;
  readonly onChange: () => void;
};

/** How many days after its trigger a step of a series comes; `daysIn` reads it. */
export function DaysField({ initial, error, onChange }: DaysFieldProps) {
  return (
    <Field
      label={messages.days}
      note={messages.daysHint}
      name="days"
      type="number"
      inputMode="numeric"
      min={0}
      max={automationLimits.mostDays}
      step={1}
      defaultValue={initial}
      autoComplete="off"
      onChange={onChange}
      error={error}
    />
  );
}

/** What is no number of days is refused by the server with its sentence, as -1 is. */
export function daysIn(typed: string): number {
  const days = Number(typed);
  return typed.trim() === '' || !Number.isInteger(days) || Math.abs(days) > 100_000 ? -1 : days;
}
