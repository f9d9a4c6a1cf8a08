import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import type { FormSchedule } from './publish-form.ts';
import styles from './PublishFields.module.css';
import { isShownTwice, timeZones, wallTimeOf } from './zoned-time.ts';

type ScheduleFieldProps = {
  readonly schedule: FormSchedule;
  readonly onChange: (schedule: FormSchedule) => void;
  readonly error: string | undefined;
  /** What becomes of the text until then. */
  readonly hint?: string;
};

const DAY = 24 * 60 * 60_000;
const MORNING = '09:00';

const choices = [
  { value: 'now', label: messages.scheduleNow },
  { value: 'later', label: messages.scheduleLater },
] as const;

/** At once, or at a time on the clocks of a place (rule 10). */
export function ScheduleField({ schedule, onChange, error, hint = messages.scheduleHint }: ScheduleFieldProps) {
  const { isOn, date, time, zone } = schedule;
  const choose = (when: 'now' | 'later') => {
    if (when === 'now') return onChange({ ...schedule, isOn: false });
    // Tomorrow in the morning, until something else is chosen.
    const tomorrow = wallTimeOf(Date.now() + DAY, zone).date;
    return onChange({ ...schedule, isOn: true, date: date || tomorrow, time: time || MORNING });
  };
  return (
    <ChoiceField legend={messages.schedule} choices={choices} value={isOn ? 'later' : 'now'} onChange={choose}>
      {isOn && (
        <div className={styles.inset}>
          <div className={styles.pair}>
            <Field
              label={messages.scheduleDate}
              type="date"
              value={date}
              aria-invalid={error === undefined ? undefined : true}
              onChange={({ target }) => onChange({ ...schedule, date: target.value })}
            />
            <Field
              label={messages.scheduleTime}
              type="time"
              value={time}
              aria-invalid={error === undefined ? undefined : true}
              onChange={({ target }) => onChange({ ...schedule, time: target.value })}
            />
          </div>
          <p className={styles.error} role="alert">
            {error}
          </p>
          <SelectField
            label={messages.scheduleZone}
            options={timeZones(zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            value={zone}
            onChange={(value) => onChange({ ...schedule, zone: value })}
          />
          {isShownTwice({ date, time }, zone) && <p className={styles.hint}>{messages.scheduleTwice}</p>}
          <p className={styles.hint}>{hint}</p>
        </div>
      )}
    </ChoiceField>
  );
}
