import type { Database } from '#platform/database/database.ts';
import type { SealedColumn } from '#modules/ground/secret-keys/sealed-column.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** `key` is what the row is found by, in the order of the column's own key. */
export type Resealed = { readonly key: readonly string[]; readonly before: string; readonly after: string };

/** Only where it is still what was opened: what somebody wrote meanwhile stays. Answers with how many were written. */
export async function replaceSealed(
  { query }: Database<Tables>,
  { table, column, key }: SealedColumn,
  rows: readonly Resealed[],
): Promise<number> {
  const names = key.map((_name, index) => `k${index}`);
  const lists = [...names, 'before', 'after'].map((_name, index) => `$${index + 1}::text[]`).join(', ');
  const isRow = key.map((name, index) => `t.${name} = v.k${index}`).join(' and ');
  const text = `
    with done as (
      update ${table} t set ${column} = v.after from unnest(${lists}) as v (${[...names, 'before', 'after'].join(', ')})
      where ${isRow} and t.${column} = v.before returning 1)
    select count(*)::int as count from done`;
  const values = [
    ...key.map((_name, index) => rows.map((row) => row.key[index] ?? '')),
    rows.map(({ before }) => before),
    rows.map(({ after }) => after),
  ];
  const [row] = await query<{ count: number }>(`reseal_${table}_${column}`, text, values);
  return row?.count ?? 0;
}

/** The same of mail that waits in jobs. One that is being sent keeps what it has. */
export async function replaceSealedJobs({ query }: Database<Tables>, rows: readonly Resealed[]): Promise<number> {
  const values = [
    rows.map(({ key: [id = ''] }) => id),
    rows.map(({ before }) => before),
    rows.map(({ after }) => after),
  ];
  const [row] = await query<{ count: number }>('reseal_jobs', JOBS, values);
  return row?.count ?? 0;
}

const JOBS = `
  with done as (
    update graphile_worker._private_jobs j
    set payload = jsonb_set(j.payload::jsonb, '{sealed}', to_jsonb(v.after))::json
    from unnest($1::bigint[], $2::text[], $3::text[]) as v (id, before, after)
    where j.id = v.id and j.locked_at is null and j.payload ->> 'sealed' = v.before returning 1)
  select count(*)::int as count from done`;
