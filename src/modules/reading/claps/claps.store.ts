import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** What can be clapped for. */
export type ClapTarget = { readonly kind: 'story' | 'response' | 'list'; readonly id: string };

/** Whose claps, and how many they are then: an absolute number, so that a request sent twice changes nothing. */
export type Claps = { readonly target: ClapTarget; readonly personId: string; readonly count: number };

const TABLES = {
  story: { table: 'clap', column: 'story_id' },
  response: { table: 'response_clap', column: 'response_id' },
  list: { table: 'list_clap', column: 'list_id' },
} as const satisfies Record<ClapTarget['kind'], { readonly table: keyof Tables; readonly column: string }>;

function place(kind: ClapTarget['kind']) {
  const { table, column } = TABLES[kind];
  return { table: sql.table(table), column: sql.ref(column) };
}

/** How many claps a person gave; 0 where none. Read it under the lock of what is clapped for. */
export async function selectClaps(
  { kysely }: Database<Tables>,
  { target, personId }: Omit<Claps, 'count'>,
): Promise<number> {
  const { table, column } = place(target.kind);
  const { rows } = await sql<{ count: number }>`
    select count from ${table} where ${column} = ${target.id} and person_id = ${personId}`.execute(kysely);
  return rows[0]?.count ?? 0;
}

/** Writes the claps of a person; 0 leaves no row. */
export async function writeClaps(
  { kysely }: Database<Tables>,
  { target, personId, count }: Claps,
  now: Date,
): Promise<void> {
  const { table, column } = place(target.kind);
  if (count === 0) {
    await sql`delete from ${table} where ${column} = ${target.id} and person_id = ${personId}`.execute(kysely);
    return;
  }
  await sql`
    insert into ${table} as c (${column}, person_id, count, created_at, updated_at)
    values (${target.id}, ${personId}, ${count}, ${now}, ${now})
    on conflict (${column}, person_id) do update set count = excluded.count, updated_at = excluded.updated_at`.execute(
    kysely,
  );
}

/** Everything that a person clapped for, by kind and id, so that locks are always taken in one order. */
export async function selectAllClapsOf({ kysely }: Database<Tables>, personId: string): Promise<readonly ClapTarget[]> {
  const targets: ClapTarget[] = [];
  for (const kind of ['story', 'list', 'response'] as const) {
    const { table, column } = place(kind);
    const { rows } = await sql<{ id: string }>`
      select ${column} as id from ${table} where person_id = ${personId} order by 1`.execute(kysely);
    targets.push(...rows.map(({ id }) => ({ kind, id })));
  }
  return targets;
}
