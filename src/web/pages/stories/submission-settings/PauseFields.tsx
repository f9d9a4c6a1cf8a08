import { submissionSettingsMessages as messages } from '#shared/messages/submission-settings.ts';
import { MOST_PAUSE_REASON_LENGTH } from '#shared/submissions/submission-limits.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import type { SettingsFieldsProps } from './CriteriaFields.tsx';
import styles from './SubmissionSettings.module.css';

/** A time in which nothing new is taken, with what writers are told about it. */
export function PauseFields({ typed, edit, faultOf }: SettingsFieldsProps) {
  const { isPaused, pauseReason, pausedUntil } = typed;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages.pause}</legend>
      <CheckField
        label={messages.isPaused}
        checked={isPaused}
        onChange={({ target }) => edit({ isPaused: target.checked })}
      />
      <Note>{messages.pauseHint}</Note>
      {isPaused && (
        <div className={styles.below}>
          <CountedField
            label={messages.pauseReason}
            hint={messages.pauseReasonHint}
            value={pauseReason}
            most={MOST_PAUSE_REASON_LENGTH}
            onChange={(reason) => edit({ pauseReason: reason })}
            error={faultOf('pauseReason')}
            autoComplete="off"
          />
          <div className={styles.hinted}>
            <Field
              label={messages.pausedUntil}
              type="date"
              value={pausedUntil}
              error={faultOf('pausedUntil')}
              onChange={({ target }) => edit({ pausedUntil: target.value })}
            />
            <Note>{messages.pausedUntilHint}</Note>
          </div>
        </div>
      )}
    </fieldset>
  );
}
