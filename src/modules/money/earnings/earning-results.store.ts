import type { EarningLine, SettledMonth } from '#shared/earnings/settle-month.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { MonthState } from './earnings.tables.ts';

type AnyDatabase = Database<Tables>;

export type Month = {
  readonly period: string;
  readonly rules: string;
  readonly state: MonthState;
  readonly costs: { readonly basisPoints: number; readonly fixed: number };
  readonly countedAt: Date;
  readonly closedAt: Date | null;
  readonly hash: string | null;
};

export async function findMonth({ kysely }: AnyDatabase, period: string): Promise<Month | undefined> {
  const row = await kysely.selectFrom('earning_month').selectAll().where('period', '=', period).executeTakeFirst();
  return (
    row && {
      period: row.period,
      rules: row.rules,
      state: row.state,
      costs: { basisPoints: row.cost_basis_points, fixed: row.cost_fixed },
      countedAt: row.counted_at,
      closedAt: row.closed_at,
      hash: row.statement_hash,
    }
  );
}

/** Keeps a month as it has become; one that is closed stays as it is. */
export async function keepMonth({ kysely }: AnyDatabase, month: Month): Promise<void> {
  const { period, rules, state, costs, countedAt, closedAt, hash } = month;
  const columns = {
    rules,
    state,
    cost_basis_points: costs.basisPoints,
    cost_fixed: costs.fixed,
    counted_at: countedAt,
    closed_at: closedAt,
    statement_hash: hash,
  };
  await kysely
    .insertInto('earning_month')
    .values({ period, ...columns })
    .onConflict((conflict) =>
      conflict.column('period').doUpdateSet(columns).where('earning_month.state', '<>', 'CLOSED'),
    )
    .execute();
}

const LINES_AT_ONCE = 5_000;
const LINES = `
  insert into earning_line (counted_in, kind, owner_id, period, source, story_id, day, currency, members, seconds, points,
    micros, publication_id, percent)
  select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::date[], $8::text[], $9::int[],
    $10::bigint[], $11::bigint[], $12::bigint[], $13::text[], $14::smallint[])`;

/** What a month came to, in place of what it came to before. */
export async function replaceResults(database: AnyDatabase, period: string, settled: SettledMonth): Promise<void> {
  const { kysely } = database;
  await kysely.deleteFrom('earning_line').where('counted_in', '=', period).execute();
  await kysely.deleteFrom('earning_statement').where('period', '=', period).execute();
  await kysely.deleteFrom('earning_fund').where('period', '=', period).execute();
  for (const lines of chunked(settled.lines, LINES_AT_ONCE)) await insertLines(database, period, lines);
  const { statements, funds } = settled;
  await database.query(
    'earning_statements_insert',
    `insert into earning_statement (period, kind, owner_id, currency, micros, amount)
     select $1, 'writer', * from unnest($2::text[], $3::text[], $4::bigint[], $5::int[])`,
    [
      period,
      statements.map(({ personId }) => personId),
      statements.map(({ currency }) => currency),
      statements.map(({ micros }) => micros),
      statements.map(({ amount }) => amount),
    ],
  );
  if (funds.length > 0)
    await kysely
      .insertInto('earning_fund')
      .values(funds.map((fund) => ({ period, ...fund })))
      .execute();
}

function* chunked<Value>(values: Iterable<Value>, most: number): Generator<readonly Value[]> {
  let chunk: Value[] = [];
  for (const value of values) {
    chunk.push(value);
    if (chunk.length < most) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

async function insertLines(database: AnyDatabase, period: string, lines: readonly EarningLine[]): Promise<void> {
  const column = <Value>(valueOf: (line: EarningLine) => Value): readonly Value[] => lines.map(valueOf);
  await database.query('earning_lines_insert', LINES, [
    period,
    column(({ earner }) => earner.kind),
    column(({ earner }) => earner.id),
    column((line) => line.period),
    column(({ source }) => source),
    column(({ storyId }) => storyId),
    column(({ day }) => day),
    column(({ currency }) => currency),
    column(({ members }) => members),
    column(({ seconds }) => seconds),
    column(({ points }) => points),
    column(({ micros }) => micros),
    column(({ publicationId }) => publicationId),
    column(({ percent }) => percent),
  ]);
}

/** What groups of readers gave in a month, in place of what was written before. */
export async function replaceClusters(
  { kysely }: AnyDatabase,
  period: string,
  parts: readonly { readonly ownerId: string; readonly currency: string; readonly percent: number }[],
): Promise<void> {
  await kysely.deleteFrom('earning_cluster').where('period', '=', period).execute();
  if (parts.length === 0) return;
  await kysely
    .insertInto('earning_cluster')
    .values(parts.map(({ ownerId, currency, percent }) => ({ period, owner_id: ownerId, currency, percent })))
    .execute();
}
