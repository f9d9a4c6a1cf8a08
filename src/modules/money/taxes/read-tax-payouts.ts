import type { Currency } from '#shared/money/money.ts';
import { taxTextsOf, type TaxTexts } from '#shared/taxes/tax-answers.ts';
import type { TaxForm } from '#shared/taxes/tax-forms.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { openDetails } from '#modules/money/payouts/find-payout-account.ts';
import { yearBounds } from '#modules/money/payouts/year-statements.ts';
import { openTaxTexts } from './seal-tax-texts.ts';

/** A payout as a tax office is told of it: with what its writer signed, opened. */
export type TaxPayout = {
  readonly personId: string;
  readonly paidAt: Date;
  readonly amount: number;
  readonly withheld: number;
  readonly currency: Currency;
  /** In percent; null where the site kept nothing back then. */
  readonly rate: string | null;
  /** The form that was good when it was sent; null where there was none. */
  readonly form: TaxForm | null;
  readonly country: string | null;
  readonly claimsTreaty: boolean;
  readonly texts: TaxTexts;
  /** Why there is no name; null where there is one. */
  readonly unnamed: 'ERASED' | 'NEVER' | 'NEVER_AND_GONE' | null;
  readonly account: { readonly holder: string; readonly identifier: string };
};

type Row = Omit<TaxPayout, 'account' | 'texts' | 'unnamed'> & {
  readonly isGone: boolean;
  readonly certificationId: string | null;
  readonly sealed: string | null;
  readonly accountId: string | null;
  readonly provider: string | null;
  readonly shown: string | null;
  readonly accountSealed: string | null;
};

/**
 * Everything that was paid in a year and did not come back. What was signed since counts for what was paid before, so
 * that a correction reaches the tax office; what has no form stands there without a name, and why is said.
 */
const PAID = `
  select p.person_id as "personId", p.paid_at as "paidAt", p.amount, p.withheld_amount as withheld, p.currency,
    p.withheld_rate as rate, p.tax_form as form, coalesce(t.country, p.tax_country) as country,
    coalesce(t.claims_treaty, false) as "claimsTreaty", t.id as "certificationId", t.sealed,
    w.state = 'deleted' as "isGone",
    a.id as "accountId", a.provider, a.shown, a.sealed as "accountSealed"
  from payout p join person w on w.id = p.person_id
  left join lateral (
    select t.* from tax_certification t where t.person_id = p.person_id and (t.is_current or t.id = p.tax_certification_id)
    order by t.is_current desc limit 1) t on true
  left join payout_account a on a.id = p.account_id
  where p.state = 'PAID' and p.paid_at >= $1 and p.paid_at < $2 order by p.person_id, p.paid_at, p.id`;

export async function readTaxPayouts(
  { database, secrets }: Pick<CommandContext, 'database' | 'secrets'>,
  year: number,
): Promise<readonly TaxPayout[]> {
  const rows = await database.query<Row>('tax_payouts', PAID, [...yearBounds(year)]);
  return rows.map(({ certificationId, sealed, accountId, provider, shown, accountSealed, isGone, ...row }) => ({
    ...row,
    unnamed: certificationId !== null ? null : row.form !== null ? 'ERASED' : isGone ? 'NEVER_AND_GONE' : 'NEVER',
    texts:
      certificationId === null || sealed === null
        ? taxTextsOf(() => '')
        : openTaxTexts(secrets, { id: certificationId, sealed }),
    account:
      provider === 'BANK_TRANSFER' && accountId !== null && accountSealed !== null
        ? bankAccount(openDetails(secrets, { id: accountId, sealed: accountSealed }))
        : { holder: '', identifier: [provider, shown].filter((one) => one !== null && one !== '').join(' ') },
  }));
}

function bankAccount({ holder, iban }: ReturnType<typeof openDetails>): TaxPayout['account'] {
  return { holder, identifier: iban };
}
