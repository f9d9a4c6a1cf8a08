import { daysLater, eligibilityRules } from '#shared/earnings/eligibility.ts';
import { type TaxForm, taxFormFor, type TaxRegime, taxRegimeOf } from '#shared/taxes/tax-forms.ts';
import { type Taxed, withholdingRate } from '#shared/taxes/withholding.ts';
import type { Database } from '#platform/database/database.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { isExpired, TAX_CERTIFICATION_COLUMNS, type TaxCertification } from './tax-certification.ts';

/** How somebody stands with what the site asks of their taxes. */
export type TaxStanding = {
  readonly regime: TaxRegime;
  /** What they signed last and did not withdraw; it may be expired, or another form than is asked for now. */
  readonly certification: TaxCertification | null;
  /** The form that is missing; null where nothing is. */
  readonly needed: TaxForm | null;
  /** Where they live, as far as they said anywhere. */
  readonly country: string | null;
  /** 180 days after the first month that paid something was closed; null before (rule 106). */
  readonly dueAt: Date | null;
  /** Nothing is paid before the form is there. */
  readonly isOverdue: boolean;
  /** What was changed lately: nothing is paid before. */
  readonly waitsUntil: Date | null;
  readonly taxed: Taxed;
  /** How much of a payout is kept back, in hundredths of a percent; null where the site keeps nothing back. */
  readonly rate: number | null;
};

type Facts = {
  readonly enrolledIn: string | null;
  readonly paidIn: string | null;
  readonly firstEarnedAt: Date | null;
  readonly waitsUntil: Date | null;
};

const FACTS = `
  select
    (select country from partner_enrollment where person_id = $1) as "enrolledIn",
    (select country from payout_account where person_id = $1 and is_current) as "paidIn",
    (select min(e.closed_at) from earning_statement st join earning_month e on e.period = st.period and e.closed_at is not null
      where st.kind = 'writer' and st.owner_id = $1 and st.amount > 0) as "firstEarnedAt",
    (select max(payable_from) from tax_certification where person_id = $1 and payable_from > $2) as "waitsUntil"`;

/** What somebody signed last; null where they never did, or withdrew it. */
export async function findTaxCertification(
  database: Database<Tables>,
  personId: string,
): Promise<TaxCertification | null> {
  const [row] = await database.query<TaxCertification>(
    'tax_certification_current',
    `select ${TAX_CERTIFICATION_COLUMNS} from tax_certification t where t.person_id = $1 and t.is_current`,
    [personId],
  );
  return row ?? null;
}

/** What the site asks of a writer, what is there of it, and what it means for a payout at a moment. */
export async function readTaxStanding(database: Database<Tables>, personId: string, now: Date): Promise<TaxStanding> {
  const settings = await readSettings(database);
  const regime = taxRegimeOf(settings['tax.regime']);
  const certification = await findTaxCertification(database, personId);
  const [facts] = await database.query<Facts>('tax_facts', FACTS, [personId, now]);
  const country = certification?.country ?? facts?.enrolledIn ?? facts?.paidIn ?? null;
  const asked = taxFormFor(regime, {
    country: country ?? '',
    isUsPerson: certification === null ? country === 'US' : certification.form === 'W9',
    isCompany: certification?.form === 'W8BENE',
  });
  const isGood = certification !== null && certification.form === asked && !isExpired(certification, now);
  const needed = isGood ? null : asked;
  const firstEarnedAt = facts?.firstEarnedAt ?? null;
  const dueAt = firstEarnedAt === null ? null : daysLater(firstEarnedAt, eligibilityRules.payoutWithin);
  const taxed = {
    form: isGood ? certification.form : null,
    country,
    claimsTreaty: isGood && certification.claimsTreaty,
    isBackupExempt: isGood && certification.isBackupExempt,
  };
  return {
    regime,
    certification,
    needed,
    country,
    dueAt,
    isOverdue: needed !== null && dueAt !== null && dueAt <= now,
    waitsUntil: facts?.waitsUntil ?? null,
    taxed,
    rate: regime.isUs ? withholdingRate(taxed, settings['tax.rates']) : null,
  };
}
