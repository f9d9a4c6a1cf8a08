import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { currencyOf } from '#shared/money/currency-name.ts';
import { decimalOf, type Money } from '#shared/money/money.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import type { Database } from '#platform/database/database.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Payout, PAYOUT_COLUMNS } from './payout.ts';

/** What somebody was paid in a calendar year (UTC), in one currency (rule 196). */
export type YearStatement = {
  readonly year: number;
  readonly count: number;
  readonly earned: Money;
  readonly withheld: Money;
};

/** Every year in which somebody was paid, the last first. */
export async function readYearStatements(
  database: Database<Tables>,
  personId: string,
): Promise<readonly YearStatement[]> {
  return await database.query<YearStatement>(
    'payout_years',
    `select extract(year from paid_at at time zone 'UTC')::integer as year, count(*)::integer as count,
        json_build_object('amount', sum(amount)::bigint, 'currency', currency) as earned,
        json_build_object('amount', sum(withheld_amount)::bigint, 'currency', currency) as withheld
      from payout where person_id = $1 and state = 'PAID' group by 1, currency order by 1 desc, currency`,
    [personId],
  );
}

/** Own judgement: a file of a year is cheap, and nobody needs many. */
const MOST_AN_HOUR = { most: 30, windowSeconds: 3600 };

export type YearStatementOutcome =
  | { readonly type: 'PayoutFile'; readonly name: string; readonly text: string }
  | { readonly type: 'TooManyRequests'; readonly message: string; readonly retryAfter: number }
  | BadRequest;

/** Every payout of a year of the viewer with what was kept back, and the sums of each currency below. */
export async function exportYearStatement(context: CommandContext, year: number): Promise<YearStatementOutcome> {
  const { database, viewer } = context;
  if (viewer === null) throw new NotAllowed();
  if (!isYear(year)) return badRequest(messages.wrongYear);
  const taken = await takeOperation(context, 'payout statements', viewer.personId, MOST_AN_HOUR);
  if (!taken.ok) {
    return { type: 'TooManyRequests', message: messages.tooManyFiles, retryAfter: taken.retryAfterSeconds };
  }
  const payouts = await database.query<Payout>(
    'payouts_of_year',
    `select ${PAYOUT_COLUMNS} from payout p where p.person_id = $1 and p.state = 'PAID'
        and p.paid_at >= $2 and p.paid_at < $3 order by p.paid_at, p.id`,
    [viewer.personId, ...yearBounds(year)],
  );
  const lines = payouts.map(({ paidAt, period, money, withheld, withheldRate, sent, rate }) => {
    const net = { ...money, amount: money.amount - withheld };
    return csvLine([
      paidAt?.toISOString().slice(0, 10) ?? '',
      period,
      money.currency,
      decimalOf(money),
      decimalOf({ ...money, amount: withheld }),
      withheldRate ?? '',
      decimalOf(net),
      sent?.currency ?? money.currency,
      decimalOf(sent ?? net),
      rate ?? '',
    ]);
  });
  const sums = (await readYearStatements(database, viewer.personId)).filter((one) => one.year === year);
  const feet = sums.map(({ earned, withheld }) => {
    const currency = currencyOf(earned.currency);
    const net = { currency, amount: earned.amount - withheld.amount };
    const cells = [decimalOf(earned), decimalOf(withheld), '', decimalOf(net)];
    return csvLine([messages.statementSum, '', currency, ...cells, '', '', '']);
  });
  return {
    type: 'PayoutFile',
    name: formatMessage(messages.statementFile, { year: String(year) }),
    text: [csvLine(messages.statementColumns), ...lines, ...feet].join(''),
  };
}

/** Own judgement: no site paid anybody before, and no program asks for what is after. */
export function isYear(year: number): boolean {
  return Number.isSafeInteger(year) && year >= 2000 && year <= 9998;
}

/** From when on, and until when, as moments. */
export function yearBounds(year: number): readonly [Date, Date] {
  return [new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year + 1, 0, 1))];
}
