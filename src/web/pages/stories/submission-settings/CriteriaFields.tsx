import { submissionSettingsMessages as messages } from '#shared/messages/submission-settings.ts';
import { MOST_CRITERIA_TOPICS } from '#shared/submissions/submission-limits.ts';
import type { SubmissionSettings } from '#shared/submissions/submission-settings.ts';
import { TopicsField } from '#web/features/stories/publishing/TopicsField.tsx';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import formStyles from '#web/parts/form/Form.module.css';
import { Note } from '#web/parts/frame/Note.tsx';
import styles from './SubmissionSettings.module.css';
import type { TypedSettings } from './use-submission-settings.ts';

export type SettingsFieldsProps = {
  readonly typed: TypedSettings;
  readonly edit: (changes: Partial<TypedSettings>) => void;
  readonly faultOf: (field: keyof SubmissionSettings) => string | undefined;
};

/** What a story needs before anybody reads it (rule 66). */
export function CriteriaFields({ typed, edit, faultOf }: SettingsFieldsProps) {
  const { leastWords, mostWords, leastAccountDays, topics, needsCover, needsAiDisclosure } = typed;
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={messages.leastWords}
          note={messages.noLimit}
          inputMode="numeric"
          autoComplete="off"
          value={leastWords}
          error={faultOf('leastWords')}
          onChange={({ target }) => edit({ leastWords: target.value })}
        />
        <Field
          label={messages.mostWords}
          note={messages.noLimit}
          inputMode="numeric"
          autoComplete="off"
          value={mostWords}
          error={faultOf('mostWords')}
          onChange={({ target }) => edit({ mostWords: target.value })}
        />
      </div>
      <TopicsField
        topics={topics}
        most={MOST_CRITERIA_TOPICS}
        hint={messages.topicsHint}
        onChange={(next) => edit({ topics: next })}
      />
      <p className={formStyles.error} role="alert">
        {faultOf('topics')}
      </p>
      <div>
        <CheckField
          label={messages.needsCover}
          checked={needsCover}
          onChange={({ target }) => edit({ needsCover: target.checked })}
        />
        <CheckField
          label={messages.needsAiDisclosure}
          checked={needsAiDisclosure}
          onChange={({ target }) => edit({ needsAiDisclosure: target.checked })}
        />
      </div>
      <div className={styles.hinted}>
        <Field
          label={messages.leastAccountDays}
          inputMode="numeric"
          autoComplete="off"
          value={leastAccountDays}
          error={faultOf('leastAccountDays')}
          onChange={({ target }) => edit({ leastAccountDays: target.value })}
        />
        <Note>{messages.accountHint}</Note>
      </div>
    </>
  );
}
