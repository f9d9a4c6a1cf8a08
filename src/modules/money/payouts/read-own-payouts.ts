import { currencyOf } from '#shared/money/currency-name.ts';
import type { Money } from '#shared/money/money.ts';
import { decimalOf } from '#shared/money/money.ts';
import { leastPayout } from '#shared/payouts/payout-terms.ts';
import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { readOwnBalances } from '#modules/money/ledger/read-balance.ts';
import type { PayoutProviderName } from '#modules/money/payout-providers/payout-provider.ts';
import { offeredPayouts } from '#modules/money/payout-providers/payout-providers.ts';
import { findPayoutAccount } from './find-payout-account.ts';
import { type Payout, PAYOUT_COLUMNS, type PayoutAccount } from './payout.ts';
import { readYearSums, type YearSums } from './year-sums.ts';

/** What a writer sees of how they are paid. */
export type OwnPayouts = {
  readonly account: PayoutAccount | null;
  readonly providers: readonly PayoutProviderName[];
  /** What is there for the next payout, and from how much on it is made. */
  readonly balances: readonly { readonly balance: Money; readonly minimum: Money }[];
  readonly payouts: readonly Payout[];
  readonly years: readonly YearSums[];
};

type RefusedReview = { readonly payoutId: string; readonly statement: string };
const REFUSED = `
  select r.payout_id as "payoutId", r.statement from payout_review r
  where r.payout_id = any($1) and r.status = 'INVALID' and r.statement is not null`;

/** Of payouts that staff refused to send, what they wrote. */
export const refusedReviewLoader = loaderByKey<RefusedReview>(
  (database, ids) => database.query<RefusedReview>('payout_refused', REFUSED, [ids]),
  ({ payoutId }) => payoutId,
);

/** Own judgement: ten years of months in two currencies. */
const MOST = 240;

export async function readOwnPayouts(context: CommandContext, personId: string): Promise<OwnPayouts> {
  const { database, config } = context;
  const settings = await readSettings(database);
  const balances = await readOwnBalances(database, 'writer', personId);
  return {
    account: await findPayoutAccount(database, personId),
    providers: offeredPayouts(config, settings),
    balances: balances.map((own) => {
      const currency = currencyOf(own.currency);
      const minimum = leastPayout(settings['payouts.minimum'], currency);
      return { balance: { amount: own.balance, currency }, minimum: { amount: minimum, currency } };
    }),
    payouts: await database.query<Payout>(
      'payouts_of_person',
      `select ${PAYOUT_COLUMNS} from payout p where p.person_id = $1 order by p.created_at desc, p.id limit ${MOST}`,
      [personId],
    ),
    years: await readYearSums(database, personId, context.clock.now()),
  };
}

export type ExportTransactionsOutcome =
  | { readonly type: 'PayoutFile'; readonly name: string; readonly text: string }
  | { readonly type: 'TooManyRequests'; readonly message: string; readonly retryAfter: number };

/** Own judgement: a file of years is dear to make, and nobody needs many. */
const MOST_AN_HOUR = { most: 30, windowSeconds: 3600 };

/** Every line of the viewer's account in the books, the first first, as a file for a spreadsheet. */
export async function exportTransactions(context: CommandContext): Promise<ExportTransactionsOutcome> {
  const { database, viewer } = context;
  if (viewer === null) throw new NotAllowed();
  const taken = await takeOperation(context, 'payout transactions', viewer.personId, MOST_AN_HOUR);
  if (!taken.ok) {
    return { type: 'TooManyRequests', message: messages.tooManyFiles, retryAfter: taken.retryAfterSeconds };
  }
  const rows = await database.query<{
    at: Date;
    kind: 'CREDIT' | 'DEBIT' | 'TRANSFER';
    amount: number;
    currency: string;
    period: string | null;
    reference: string;
  }>(
    'ledger_lines_of_writer',
    `select t.created_at as at, t.kind, t.amount_minor * (case when t.credit_account = a.id then 1 else -1 end) as amount,
        t.currency, t.period, t.reference
      from ledger_account a join ledger_transfer t on t.credit_account = a.id or t.debit_account = a.id
      where a.kind = 'writer' and a.owner_id = $1 order by t.id`,
    [viewer.personId],
  );
  const lines = rows.map(({ at, kind, amount, currency, period, reference }) =>
    csvLine([
      at.toISOString().slice(0, 10),
      messages.transactionKinds[kind],
      period ?? '',
      // As a number: what begins with a minus would be taken for a formula.
      Number(decimalOf({ amount, currency: currencyOf(currency) })),
      currency,
      reference,
    ]),
  );
  const text = [csvLine(messages.transactionColumns), ...lines].join('');
  return { type: 'PayoutFile', name: messages.fileName, text };
}
