import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { MOST_SEO_DESCRIPTION_LENGTH, MOST_SEO_TITLE_LENGTH } from '#shared/story/publishing-limits.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './PublishFields.module.css';

/** What search engines are told: title, description, and where the story was first. */
export function SearchFields({ form, change, faults }: FieldProps) {
  return (
    <div>
      <CountedField
        label={messages.seoTitle}
        value={form.seoTitle}
        most={MOST_SEO_TITLE_LENGTH}
        onChange={(seoTitle) => change({ seoTitle })}
        error={faults.seoTitle}
      />
      <CountedField
        label={messages.seoDescription}
        hint={messages.seoHint}
        value={form.seoDescription}
        most={MOST_SEO_DESCRIPTION_LENGTH}
        lines={3}
        onChange={(seoDescription) => change({ seoDescription })}
        error={faults.seoDescription}
      />
      <Field
        label={messages.canonical}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        value={form.canonicalUrl}
        onChange={({ target }) => change({ canonicalUrl: target.value })}
        error={faults.canonicalUrl}
      />
      <p className={styles.hint}>{messages.canonicalHint}</p>
    </div>
  );
}
