import type { TaxForm } from './tax-forms.ts';

/** What an amount is taxed by: a form, a treaty that its signer claims, backup withholding, or that there is no form. */
const RATE_KINDS = ['BACKUP', 'NONE', 'TREATY', 'W8BEN', 'W8BENE', 'W9'] as const;
type RateKind = (typeof RATE_KINDS)[number];

/** In hundredths of a percent (rule 193). What a treaty says is the operator's to look up: no rate of one is built in. */
const RATES: Readonly<Record<string, number>> = {
  BACKUP: 2400,
  NONE: 3000,
  'NONE:US': 2400,
  W8BEN: 3000,
  W8BENE: 3000,
  W9: 0,
};

/** One entry of the operator's own rates: a kind, a country where it is for one alone, and percents. */
export const RATE_ENTRY = `(?:${RATE_KINDS.join('|')})(?::[A-Z]{2})?=\\d{1,2}(?:\\.\\d{1,2})?`;

export type Taxed = {
  /** The form that is good now; null where there is none. */
  readonly form: TaxForm | null;
  /** Where they live, as far as it is known. */
  readonly country: string | null;
  readonly claimsTreaty: boolean;
  /** Of a W-9: not subject to backup withholding. */
  readonly isBackupExempt: boolean;
};

/** How much is kept back, in hundredths of a percent, by the operator's own rates such as `TREATY:PT=10 NONE=30`. */
export function withholdingRate(taxed: Taxed, rates: string): number {
  const { country } = taxed;
  const own = new Map(rates.split(/\s+/).map((entry) => splitEntry(entry)));
  for (const kind of kindsOf(taxed)) {
    const names = country === null ? [kind] : [`${kind}:${country}`, kind];
    for (const name of names) {
      const rate = own.get(name) ?? RATES[name];
      if (rate !== undefined) return rate;
    }
  }
  return 0;
}

/** By which rate first: a treaty counts for countries that it names, and for the others the form does. */
function kindsOf({ form, claimsTreaty, isBackupExempt }: Taxed): readonly RateKind[] {
  if (form === 'W9') return [isBackupExempt ? 'W9' : 'BACKUP'];
  if (form === 'W8BEN' || form === 'W8BENE') return claimsTreaty ? ['TREATY', form] : [form];
  return ['NONE'];
}

function splitEntry(entry: string): readonly [string, number] {
  const cut = entry.indexOf('=');
  const [whole = '0', fraction = ''] = entry.slice(cut + 1).split('.');
  return [entry.slice(0, cut), Number(whole) * 100 + Number(fraction.padEnd(2, '0'))];
}

/** Of an amount in minor units: rounded to the nearest, half up, and never all of it. */
export function withheldOf(amount: number, rate: number): number {
  const withheld = Number((BigInt(amount) * BigInt(rate) + 5000n) / 10_000n);
  return Math.max(0, Math.min(withheld, amount - 1));
}

/** Hundredths of a percent as people write them: `30`, `12.5`. */
export function percentText(rate: number): string {
  return String(rate / 100);
}
