/**
 * The self-certifications that there are: of US persons, of all other people and companies in the US regime, and of
 * residents of the EU (rule 191).
 */
export type TaxForm = 'W9' | 'W8BEN' | 'W8BENE' | 'DAC7';

/** Whose rules a site follows: both, one or none of them (rule 190). */
export type TaxRegime = { readonly isUs: boolean; readonly isDac7: boolean };

/** Of a setting such as `DAC7 US`. */
export function taxRegimeOf(setting: string): TaxRegime {
  const names = setting.split(' ');
  return { isUs: names.includes('US'), isDac7: names.includes('DAC7') };
}

const EU: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Whether somebody who lives there is told of to a tax office of the EU. */
export function isInEu(country: string): boolean {
  return EU.has(country);
}

/** What decides which form somebody signs. */
export type TaxPerson = {
  readonly country: string;
  readonly isUsPerson: boolean;
  /** Paid as a company, an association or a foundation; of a US person it changes nothing. */
  readonly isCompany: boolean;
};

/** Which form somebody signs; null where the site asks them for none. */
export function taxFormFor(regime: TaxRegime, { country, isUsPerson, isCompany }: TaxPerson): TaxForm | null {
  if (regime.isUs && isUsPerson) return 'W9';
  if (regime.isUs) return isCompany ? 'W8BENE' : 'W8BEN';
  return regime.isDac7 && isInEu(country) ? 'DAC7' : null;
}

/** Of a W-8: so many whole calendar years after the one in which it was signed (rule 192). */
const W8_YEARS = 3;

/** Whether a form is one of those of whoever is no US person. */
export function isW8(form: TaxForm | null): boolean {
  return form === 'W8BEN' || form === 'W8BENE';
}

/** When a form stops being good: a W-8 at the end of the third year after it was signed, the others never. */
export function taxFormExpiry(form: TaxForm, signedAt: Date): Date | null {
  return isW8(form) ? new Date(Date.UTC(signedAt.getUTCFullYear() + W8_YEARS + 1, 0, 1)) : null;
}

/** In days before it ends: when its writer is told. */
export const TAX_REMINDERS = [60, 30, 7] as const;
