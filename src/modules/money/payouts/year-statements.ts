import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { decimalOf } from '#shared/money/money.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { type Payout, PAYOUT_COLUMNS } from './payout.ts';

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
  const refused = await mayDownload(context, viewer.personId);
  if (refused !== null) return refused;
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
  const byCurrency = Map.groupBy(payouts, ({ money }) => money.currency);
  const inOrder = [...byCurrency].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const feet = inOrder.map(([currency, own]) => {
    const amount = own.reduce((sum, { money }) => sum + money.amount, 0);
    const withheld = own.reduce((sum, payout) => sum + payout.withheld, 0);
    const [all, kept, net] = [amount, withheld, amount - withheld].map((one) => decimalOf({ amount: one, currency }));
    return csvLine([messages.statementSum, '', currency, all ?? '', kept ?? '', '', net ?? '', '', '', '']);
  });
  return {
    type: 'PayoutFile',
    name: formatMessage(messages.statementFile, { year: String(year) }),
    text: [csvLine(messages.statementColumns), ...lines, ...feet].join(''),
  };
}

type TooManyRequests = Extract<YearStatementOutcome, { readonly type: 'TooManyRequests' }>;

/** Counts a download of a file of a year; null where it may be made. */
export async function mayDownload(context: CommandContext, personId: string): Promise<TooManyRequests | null> {
  const taken = await takeOperation(context, 'payout statements', personId, MOST_AN_HOUR);
  if (taken.ok) return null;
  return { type: 'TooManyRequests', message: messages.tooManyFiles, retryAfter: taken.retryAfterSeconds };
}

/** Own judgement: no site paid anybody before, and no program asks for what is after. */
export function isYear(year: number): boolean {
  return Number.isSafeInteger(year) && year >= 2000 && year <= 9998;
}

/** From when on, and until when, as moments. */
export function yearBounds(year: number): readonly [Date, Date] {
  return [new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year + 1, 0, 1))];
}
