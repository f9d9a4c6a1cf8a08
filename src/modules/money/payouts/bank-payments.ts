import type { Currency, Money } from '#shared/money/money.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { openDetails } from './find-payout-account.ts';

/** One line of a file for the bank. */
export type BankPayment = {
  /** What the bank calls it in its answer. */
  readonly key: string;
  readonly holder: string;
  readonly iban: string;
  readonly money: Money;
  readonly period: string;
};

/** What stands in a file, with names and numbers of accounts opened. */
export async function readBankPayments(
  { database, secrets }: Pick<CommandContext, 'database' | 'secrets'>,
  batchId: string,
): Promise<readonly BankPayment[]> {
  const rows = await database.query<{
    key: string;
    amount: number;
    currency: Currency;
    period: string;
    accountId: string;
    sealed: string;
  }>(
    'payouts_of_batch',
    `select p.id || '-' || p.attempt as key, p.sent_amount as amount, p.sent_currency as currency, p.period,
        a.id as "accountId", a.sealed
      from payout p join payout_account a on a.id = p.account_id where p.batch_id = $1 order by p.id`,
    [batchId],
  );
  return rows.map(({ key, amount, currency, period, accountId, sealed }) => {
    const { holder, iban } = openDetails(secrets, { id: accountId, sealed });
    return { key, holder, iban, money: { amount, currency }, period };
  });
}
