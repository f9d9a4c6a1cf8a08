import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** A table partitioned by UTC day, with one more part for all days without their own (decision 0099). */
export type DayTable = {
  readonly name: string;
  /** The column whose moment decides. */
  readonly moment: string;
  /** The key of a day's rows, if there is one: no key spans days. */
  readonly key?: string;
};

const SCHEMA = 'raw_day';
/** How long we wait for the lock to make or drop a day; the caller tries again later. */
const PATIENCE = '2s';

const partOf = ({ name }: DayTable, day: string) => sql.table(`${SCHEMA}.${name}_${day.replaceAll('-', '_')}`);

/** The days, `YYYY-MM-DD`, that have a part of their own, in order. */
export async function listDays<Tables>(
  { query }: Pick<Database<Tables>, 'query'>,
  { name }: DayTable,
): Promise<readonly string[]> {
  const text = `
    select replace(right(c.relname, 10), '_', '-') as day
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = $1::regclass and c.relname ~ '_[0-9]{4}_[0-9]{2}_[0-9]{2}$' order by 1`;
  return (await query<{ day: string }>('day_partitions', text, [name])).map(({ day }) => day);
}

/**
 * Makes the parts for coming days. A day that began without one goes on without: its rows stay where they are, and
 * only cost more to remove.
 */
export async function makeDays<Tables>(
  database: Database<Tables>,
  table: DayTable,
  days: readonly string[],
): Promise<void> {
  const known = new Set(await listDays(database, table));
  for (const day of days.filter((one) => !known.has(one))) await makeDay(database, table, day);
}

async function makeDay<Tables>(database: Database<Tables>, table: DayTable, day: string): Promise<void> {
  const [from, to] = [sql.lit(`${day}T00:00:00Z`), sql.lit(`${dayAfter(day)}T00:00:00Z`)];
  const [whole, moment, part] = [sql.table(table.name), sql.ref(table.moment), partOf(table, day)];
  await database.transaction(async ({ kysely }) => {
    await sql`set local lock_timeout = ${sql.lit(PATIENCE)}`.execute(kysely);
    const begun = await sql`select from ${whole} where ${moment} >= ${from} and ${moment} < ${to} limit 1`.execute(
      kysely,
    );
    if (begun.rows.length > 0) return;
    await sql`create table ${part} (like ${whole} including defaults including constraints)`.execute(kysely);
    if (table.key !== undefined) await sql`alter table ${part} add primary key (${sql.ref(table.key)})`.execute(kysely);
    await sql`alter table ${whole} attach partition ${part} for values from (${from}) to (${to})`.execute(kysely);
  });
}

/** Drops a whole day, even within a transaction that worked on it; false if it has no part. */
export async function dropDay<Tables>(database: Database<Tables>, table: DayTable, day: string): Promise<boolean> {
  if (!(await listDays(database, table)).includes(day)) return false;
  await database.transaction(async ({ kysely }) => {
    await sql`set local lock_timeout = ${sql.lit(PATIENCE)}`.execute(kysely);
    await sql`drop table ${partOf(table, day)}`.execute(kysely);
  });
  return true;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
