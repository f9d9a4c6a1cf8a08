import { type TaxAnswers, type TaxFaults, taxTextsOf } from '#shared/taxes/tax-answers.ts';

/** What somebody has typed so far. */
export type TaxDraft = TaxAnswers & { readonly isUsPerson: boolean };

/** What was wrong with a field is no longer said once it is changed. */
export function forgotten(changes: Partial<TaxDraft>): TaxFaults {
  return Object.fromEntries(Object.keys(changes).map((name) => [name, undefined]));
}

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
