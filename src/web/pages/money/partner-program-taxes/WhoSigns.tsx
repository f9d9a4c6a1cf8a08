import { taxMessages as messages } from '#shared/messages/taxes.ts';
import type { TaxDraft } from '#shared/taxes/tax-answers.ts';
import type { TaxForm } from '#shared/taxes/tax-forms.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';

type WhoSignsProps = {
  readonly draft: TaxDraft;
  readonly form: TaxForm | null;
  readonly isUsAsked: boolean;
  readonly onChange: (changes: Partial<TaxDraft>) => void;
};

/** What decides which form it is, beside the country. */
export function WhoSigns({ draft, form, isUsAsked, onChange }: WhoSignsProps) {
  return (
    <>
      {isUsAsked && (
        <CheckField
          label={messages.isUsPerson}
          checked={draft.isUsPerson}
          onChange={({ target }) => onChange({ isUsPerson: target.checked })}
        />
      )}
      {form !== null && form !== 'W9' && (
        <CheckField
          label={messages.isCompany}
          checked={draft.isCompany}
          onChange={({ target }) => onChange({ isCompany: target.checked })}
        />
      )}
    </>
  );
}
