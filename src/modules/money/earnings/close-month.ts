import { postingsOf } from '#shared/earnings/month-postings.ts';
import type { SettledMonth } from '#shared/earnings/settle-month.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { AccountKey } from '#modules/money/ledger/account-key.ts';
import { postTransfers, type Transfer } from '#modules/money/ledger/post-transfers.ts';
import { freezeMonth } from './count-month.ts';
import { findMonth, keepMonth, type Month, replaceClusters, replaceResults } from './earning-results.store.ts';
import type { MonthState } from './earnings.tables.ts';
import { monthsLater, periodOf, startOf } from './months.ts';
import { readClusterParts } from './reader-clusters.ts';
import { readCarried, settlePeriod } from './settle-period.ts';
import { hashOf, monthLines } from './write-month.ts';

/** The day of the month on which the month before is closed (rule 114). */
const CLOSING_DAY = 5;
const DAY = 24 * 3_600_000;
const FIRST_OPEN = `select min(period) as period from earning_month where state <> 'CLOSED' and period < $1`;

/** Closes the month before from the 5th on, after those that were left open; one after another. */
export async function closeDueMonths(context: CommandContext): Promise<void> {
  const now = context.clock.now();
  const due = monthsLater(periodOf(now), now.getUTCDate() >= CLOSING_DAY ? 0 : -1);
  for (;;) {
    const [row] = await context.database.query<{ period: string | null }>('earning_first_open', FIRST_OPEN, [due]);
    if (!row?.period) return;
    await closeMonth(context, row.period);
  }
}

export type LateMonth = { readonly month: string; readonly state: MonthState; readonly dueAt: Date };
const LATE = `
  select period as month, state from earning_month where state <> 'CLOSED' and period < $1 order by period`;

/** Months that should have been closed by the day before today, and how far they came. */
export async function readLateMonths({
  database,
  clock,
}: Pick<CommandContext, 'clock' | 'database'>): Promise<readonly LateMonth[]> {
  const now = clock.now();
  const due = monthsLater(periodOf(now), now.getUTCDate() > CLOSING_DAY ? 0 : -1);
  const rows = await database.query<Omit<LateMonth, 'dueAt'>>('earning_late_months', LATE, [due]);
  const dueAt = (month: string) => new Date(startOf(monthsLater(month, 1)).getTime() + (CLOSING_DAY - 1) * DAY);
  return rows.map((row) => ({ ...row, dueAt: dueAt(row.month) }));
}

/**
 * Closes a month in stages, each of which stands before the next begins: inputs stay, results are written, the books are
 * posted. Whoever died in between goes on where it was.
 */
export async function closeMonth(context: CommandContext, period: string): Promise<void> {
  const { database } = context;
  const known = await findMonth(database, period);
  if (known?.state === 'CLOSED') return;
  const month =
    known === undefined || known.state === 'OPEN'
      ? await freezeMonth(context, period, startOf(monthsLater(period, 1)))
      : known;
  const settled = await settlePeriod(database, period);
  if (month.state === 'FROZEN') {
    const clusters = await readClusterParts(context, period, settled);
    await withTransaction(context, async (inside) => {
      await replaceResults(inside.database, period, settled);
      await replaceClusters(inside.database, period, clusters);
      await keepMonth(inside.database, { ...month, state: 'SETTLED' });
    });
  }
  await book(context, period, settled);
  const before = await findMonth(database, monthsLater(period, -1));
  const hash = hashOf(monthLines(month, settled), before?.hash ?? null);
  await keepMonth(database, { ...month, state: 'CLOSED', closedAt: context.clock.now(), hash });
}

/** What was brought along with a month from elsewhere has no charge here. */
const NET = `
  select s.currency, coalesce(c.provider, 'ELSEWHERE') as provider, sum(s.net - coalesce((
      select b.net from earning_slice b
      where b.charge_id = s.charge_id and b.member_key = s.member_key and b.period = s.period and b.counted_in < $1
      order by b.counted_in desc limit 1), 0))::float8 as net
  from earning_slice s left join charge c on c.id = s.charge_id where s.counted_in = $1 group by 1, 2`;

const POSTED_AT_ONCE = 5_000;

/** Every transfer has a reference of its own: what was posted before a crash is not posted again. */
async function book(context: CommandContext, period: string, settled: SettledMonth): Promise<void> {
  type Net = { readonly currency: string; readonly provider: string; readonly net: number };
  const rows = await context.database.query<Net>('earning_net', NET, [period]);
  const net = new Map<string, number>();
  for (const row of rows) net.set(row.currency, (net.get(row.currency) ?? 0) + row.net);
  const carried = await readCarried(context.database, period);
  const transfers = [
    // What members paid for this month lies with whoever took it, until it is paid out.
    ...rows.flatMap(({ currency, provider, net: amount }) => {
      const from = { kind: 'cash', owner: provider } as const;
      return move({ period, currency, name: `received:${provider}`, from, to: { kind: 'members_unearned' } }, amount);
    }),
    ...postingsOf({ settled, net, carried }).flatMap(({ currency, toFund, toStaffPicks, toRounding, toPlatform }) => [
      ...move({ period, currency, name: 'fund', from: { kind: 'members_unearned' }, to: { kind: 'fund' } }, toFund),
      ...move(
        { period, currency, name: 'platform', from: { kind: 'members_unearned' }, to: { kind: 'platform' } },
        toPlatform,
      ),
      ...move(
        { period, currency, name: 'picks', from: { kind: 'fund' }, to: { kind: 'staff_pick_fund' } },
        toStaffPicks,
      ),
      ...move({ period, currency, name: 'rounding', from: { kind: 'fund' }, to: { kind: 'rounding' } }, toRounding),
    ]),
    ...settled.statements.flatMap(({ personId, currency, amount }) => {
      const name = `writer:${personId}`;
      const to = { kind: 'writer', owner: personId } as const;
      return move({ period, currency, name, from: { kind: 'fund' }, to }, amount);
    }),
  ];
  for (let from = 0; from < transfers.length; from += POSTED_AT_ONCE)
    await withTransaction(context, ({ database, clock }) =>
      postTransfers(database, transfers.slice(from, from + POSTED_AT_ONCE), clock.now()),
    );
}

type Move = {
  readonly period: string;
  readonly currency: string;
  readonly name: string;
  readonly from: AccountKey;
  readonly to: AccountKey;
};

/** Nothing for nothing; what is below nothing goes the other way. */
function move({ period, currency, name, from, to }: Move, amount: number): readonly Transfer[] {
  if (amount === 0) return [];
  const reference = `close:${period}:${name}:${currency}`;
  const isEarned = to.kind === 'writer';
  return [
    amount > 0
      ? { debit: from, credit: to, amount, currency, kind: isEarned ? 'CREDIT' : 'TRANSFER', reference, period }
      : {
          debit: to,
          credit: from,
          amount: -amount,
          currency,
          kind: isEarned ? 'DEBIT' : 'TRANSFER',
          reference,
          period,
        },
  ];
}

export type Recomputed = {
  /** Made anew each time that they are gone through. */
  readonly lines: () => Iterable<string>;
  readonly month: Month;
  readonly isSame: boolean;
};

/** A closed month out of its frozen inputs again; undefined where it was never closed. */
export async function recomputeMonth(
  { database }: Pick<CommandContext, 'database'>,
  period: string,
): Promise<Recomputed | undefined> {
  const month = await findMonth(database, period);
  if (month?.state !== 'CLOSED') return undefined;
  const settled = await settlePeriod(database, period);
  const lines = () => monthLines(month, settled);
  const before = await findMonth(database, monthsLater(period, -1));
  return { lines, month, isSame: hashOf(lines(), before?.hash ?? null) === month.hash };
}
