import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import {
  type LegalNoticeFault,
  type LegalNoticeField,
  type LegalNoticeForm,
  MOST_EXPLANATION,
  MOST_LAW,
  MOST_WORK,
} from '#shared/moderation/legal-notice-rules.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { Note } from '#web/parts/frame/Note.tsx';

export type NoticeFieldsProps = {
  readonly form: LegalNoticeForm;
  readonly fault: LegalNoticeFault | undefined;
  readonly onChange: (changed: Partial<LegalNoticeForm>) => void;
};

/**
 * Where it stands, and what is wrong with it: a work that was copied, or a law that it breaks. What does not belong to
 * the kind that is chosen is hidden and not taken away, so that nothing that was typed is lost.
 */
export function ContentFields({ form, fault, onChange }: NoticeFieldsProps) {
  const errorOf = (field: LegalNoticeField) => (fault?.field === field ? fault.message : undefined);
  return (
    <>
      <div data-field="address">
        <Field
          label={messages.address}
          type="url"
          dir="ltr"
          value={form.address}
          error={errorOf('address')}
          onChange={({ target }) => onChange({ address: target.value })}
        />
        <Note>{messages.addressHint}</Note>
      </div>
      <div data-field="work" hidden={form.kind !== 'COPYRIGHT'}>
        <CountedField
          label={messages.work}
          hint={messages.workHint}
          lines={3}
          most={MOST_WORK}
          value={form.work}
          error={errorOf('work')}
          onChange={(work) => onChange({ work })}
        />
      </div>
      <div data-field="law" hidden={form.kind !== 'ILLEGAL'}>
        <CountedField
          label={messages.law}
          hint={messages.lawHint}
          most={MOST_LAW}
          value={form.law}
          error={errorOf('law')}
          onChange={(law) => onChange({ law })}
        />
      </div>
      <div data-field="countries" hidden={form.kind !== 'ILLEGAL'}>
        <Field
          label={messages.countries}
          autoComplete="off"
          spellCheck={false}
          value={form.countries}
          error={errorOf('countries')}
          onChange={({ target }) => onChange({ countries: target.value })}
        />
        <Note>{messages.countriesHint}</Note>
      </div>
      <div data-field="explanation">
        <CountedField
          label={messages.explanation}
          hint={messages.explanationHint}
          lines={6}
          most={MOST_EXPLANATION}
          value={form.explanation}
          error={errorOf('explanation')}
          onChange={(explanation) => onChange({ explanation })}
        />
      </div>
    </>
  );
}
