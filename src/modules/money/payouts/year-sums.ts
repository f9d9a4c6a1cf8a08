import { adminFinanceMessages } from '#shared/messages/admin-finance.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import type { Currency, Money } from '#shared/money/money.ts';
import { decimalOf } from '#shared/money/money.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import type { Database } from '#platform/database/database.ts';
import { mustBeAllowed, NotAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { mustHaveSteppedUp } from '#modules/ground/require-step-up.ts';
import { canRunFinance } from '#modules/ground/roles/roles.policy.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { isYear, mayDownload, type YearStatementOutcome } from './year-statements.ts';

/** What a calendar year (UTC) did to what somebody is owed in one currency, as the books have it (rule 270). */
export type YearSums = {
  readonly year: number;
  /** How many payouts were sent, less those that came back. */
  readonly count: number;
  /** What was owed when the year began. */
  readonly broughtForward: Money;
  /** Before tax; below nothing where refunds took more. */
  readonly earned: Money;
  readonly withheld: Money;
  readonly fees: Money;
  readonly paidOut: Money;
  readonly forfeited: Money;
  /** What is owed when it ends, payouts that are on their way among it. */
  readonly heldOver: Money;
};

type Row = {
  readonly personId: string;
  readonly currency: Currency;
  readonly year: number;
  readonly count: number;
} & Readonly<Record<Amount, number>>;

const AMOUNTS = ['broughtForward', 'earned', 'withheld', 'fees', 'paidOut', 'forfeited', 'heldOver'] as const;
type Amount = (typeof AMOUNTS)[number];

/**
 * Everything that moved what a writer is owed, from their own account and out of the payouts that were made of it, by
 * the references that these are posted under. What moves between both is no change. $1 is a person, or null for all;
 * $2 the last year; $3 the only year that is wanted, or null.
 */
const SUMS = `
  with own as (
    select id, owner_id, currency from ledger_account where kind = 'writer' and ($1::text is null or owner_id = $1)
  ), moves as (
    select own.owner_id as person_id, own.currency, t.created_at as at, t.amount,
      case other.kind when 'forfeited' then 'forfeited' when 'fees' then 'fees' else 'earned' end as what
    from own cross join lateral (
      select created_at, amount_minor as amount, debit_account as other from ledger_transfer where credit_account = own.id
      union all
      select created_at, -amount_minor, credit_account from ledger_transfer where debit_account = own.id) t
    join ledger_account other on other.id = t.other and other.kind <> 'payout_in_flight'
    union all
    select p.person_id, p.currency, t.created_at, w.sign * t.amount_minor, w.what
    from payout p cross join generate_series(1, p.attempt) n (attempt)
    cross join (values ('paid', 'paid', -1), ('returned', 'paid', 1), ('withheld', 'withheld', -1),
      ('unwithheld', 'withheld', 1)) w (name, what, sign)
    join ledger_transfer t on t.reference = 'payout:' || p.id || '-' || n.attempt || ':' || w.name
    where $1::text is null or p.person_id = $1
    union all
    select p.person_id, p.currency, t.created_at, -t.amount_minor, 'forfeited'
    from payout p join ledger_transfer t on t.reference = 'payout:' || p.id || ':forfeited'
    where $1::text is null or p.person_id = $1
  ), moved as (
    select person_id, currency, extract(year from at at time zone 'UTC')::integer as year, sum(amount) as change,
      coalesce(sum(amount) filter (where what = 'earned'), 0) as earned,
      -coalesce(sum(amount) filter (where what = 'withheld'), 0) as withheld,
      -coalesce(sum(amount) filter (where what = 'fees'), 0) as fees,
      -coalesce(sum(amount) filter (where what = 'paid'), 0) as paid,
      -coalesce(sum(amount) filter (where what = 'forfeited'), 0) as forfeited,
      greatest(0, -sum(sign(amount)) filter (where what = 'paid')) as count
    from moves group by 1, 2, 3
  ), years as (
    select person_id, currency, year
    from (select person_id, currency, min(year) as first from moved group by 1, 2) since,
      generate_series(since.first, $2::integer) year
  ), sums as (
    select y.person_id, y.currency, y.year, m.earned, m.withheld, m.fees, m.paid, m.forfeited, m.count, m.change,
      sum(coalesce(m.change, 0)) over (partition by y.person_id, y.currency order by y.year) as held
    from years y left join moved m using (person_id, currency, year)
  )
  select person_id as "personId", currency, year, coalesce(count, 0)::integer as count,
    (held - coalesce(change, 0))::bigint as "broughtForward", coalesce(earned, 0)::bigint as earned,
    coalesce(withheld, 0)::bigint as withheld, coalesce(fees, 0)::bigint as fees, coalesce(paid, 0)::bigint as "paidOut",
    coalesce(forfeited, 0)::bigint as forfeited, held::bigint as "heldOver"
  from sums where (change is not null or held <> 0) and ($3::integer is null or year = $3)
  order by year desc, currency, person_id`;

/** The years of somebody in which something moved or was owed, the last first. */
export async function readYearSums(
  database: Database<Tables>,
  personId: string,
  now: Date,
): Promise<readonly YearSums[]> {
  const rows = await database.query<Row>('year_sums', SUMS, [personId, now.getUTCFullYear(), null]);
  return rows.map((row) => {
    const money = (name: Amount): Money => ({ amount: row[name], currency: row.currency });
    return {
      year: row.year,
      count: row.count,
      broughtForward: money('broughtForward'),
      earned: money('earned'),
      withheld: money('withheld'),
      fees: money('fees'),
      paidOut: money('paidOut'),
      forfeited: money('forfeited'),
      heldOver: money('heldOver'),
    };
  });
}

/** The sums of a year of the viewer as a file, a line for each currency. */
export async function exportYearSums(context: CommandContext, year: number): Promise<YearStatementOutcome> {
  const { database, viewer } = context;
  if (viewer === null) throw new NotAllowed();
  if (!isYear(year)) return badRequest(messages.wrongYear);
  const refused = await mayDownload(context, viewer.personId);
  if (refused !== null) return refused;
  const rows = await database.query<Row>('year_sums', SUMS, [viewer.personId, year, year]);
  const lines = rows.map((row) => csvLine([row.year, row.currency, ...cellsOf(row)]));
  const name = formatMessage(messages.sumsFile, { year: String(year) });
  return { type: 'PayoutFile', name, text: [csvLine(messages.sumsColumns), ...lines].join('') };
}

export type ExportAllYearSumsOutcome =
  | { readonly type: 'PayoutFile'; readonly name: string; readonly text: string }
  | BadRequest;

/** The sums of a year of every writer; who takes it is written down. Whoever is gone stands there by their id alone. */
export async function exportAllYearSums(context: CommandContext, year: number): Promise<ExportAllYearSumsOutcome> {
  mustBeAllowed(canRunFinance(context));
  mustHaveSteppedUp(context);
  if (!isYear(year)) return badRequest(messages.wrongYear);
  return await withTransaction(context, async (inside) => {
    const rows = await inside.database.query<Row & { readonly username: string | null; readonly name: string | null }>(
      'year_sums_of_all',
      `select s.*, w.username, w.name from (${SUMS}) s left join person w on w.id = s."personId"
        order by s."personId", s.currency`,
      [null, year, year],
    );
    await writeAudit(inside, {
      action: 'payout.yearRead',
      targetKind: 'payoutYear',
      targetId: String(year),
      before: null,
      after: { lines: rows.length },
    });
    const lines = rows.map((row) =>
      csvLine([row.personId, row.username ?? '', row.name ?? '', row.year, row.currency, ...cellsOf(row)]),
    );
    const columns = [...adminFinanceMessages.sumsColumns, ...messages.sumsColumns];
    const name = formatMessage(adminFinanceMessages.sumsFile, { year: String(year) });
    return { type: 'PayoutFile', name, text: [csvLine(columns), ...lines].join('') };
  });
}

/** As numbers: what begins with a minus would be taken for a formula. */
function cellsOf(row: Row): readonly number[] {
  return AMOUNTS.map((name) => Number(decimalOf({ amount: row[name], currency: row.currency })));
}
