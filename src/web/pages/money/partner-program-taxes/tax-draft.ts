import { type TaxAnswers, taxTextsOf } from '#shared/taxes/tax-answers.ts';

/** What somebody has typed so far. */
export type TaxDraft = TaxAnswers & { readonly isUsPerson: boolean };

/** An empty form, with the country that is known already. */
export function emptyTaxDraft(country: string | null): TaxDraft {
  return {
    ...taxTextsOf((field) => (field === 'country' ? (country ?? '') : '')),
    isUsPerson: country === 'US',
    claimsTreaty: false,
    isBackupExempt: false,
    isCertified: false,
  };
}
