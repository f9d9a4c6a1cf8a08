import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type MovedRow = Readonly<Record<string, unknown>>;

/**
 * Writes rows that come in, of tables of every module; those that are there already stay as they are. One list
 * says which columns they have (docs/decisions/0055). Answers with the rows that are new.
 */
export async function insertMovedRows(
  database: Database<Tables>,
  table: keyof Tables,
  rows: readonly MovedRow[],
): Promise<readonly MovedRow[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const inserted = await sql<MovedRow>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing returning ${columns}`.execute(database.kysely);
  return inserted.rows;
}

const CLAPS = (kind: 'story' | 'response' | 'list', table: string) => `
  update ${kind} t set
    clap_count = (select coalesce(sum(c.count), 0) from ${table} c where c.${kind}_id = t.id),
    fan_count = (select count(*) from ${table} c where c.${kind}_id = t.id)
  where t.id = any($1)`;
const FOLLOWERS = (kind: 'person' | 'tag' | 'list') => `
  update ${kind} t set follower_count = (select count(*) from follow_${kind} f where f.${kind}_id = t.id) where t.id = any($1)`;
const FOLLOWING = `
  update person t set following_count = (select count(*) from follow_person f where f.follower_id = t.id)
    + (select count(*) from follow_publication f where f.follower_id = t.id) where t.id = any($1)`;

/** What is counted anew of the things that the rows of a table point to. */
const recounts: Partial<Record<keyof Tables, readonly { readonly column: string; readonly text: string }[]>> = {
  clap: [{ column: 'story_id', text: CLAPS('story', 'clap') }],
  response_clap: [{ column: 'response_id', text: CLAPS('response', 'response_clap') }],
  list_clap: [{ column: 'list_id', text: CLAPS('list', 'list_clap') }],
  list_item: [
    {
      column: 'list_id',
      text: `update list t set item_count = (select count(*) from list_item i where i.list_id = t.id) where t.id = any($1)`,
    },
  ],
  follow_person: [
    { column: 'person_id', text: FOLLOWERS('person') },
    { column: 'follower_id', text: FOLLOWING },
  ],
  // A publication counts its followers itself.
  follow_publication: [{ column: 'follower_id', text: FOLLOWING }],
  follow_tag: [{ column: 'tag_id', text: FOLLOWERS('tag') }],
  follow_list: [{ column: 'list_id', text: FOLLOWERS('list') }],
};

/** Counts anew what new rows change. */
export async function recountFor(
  database: Database<Tables>,
  table: keyof Tables,
  rows: readonly MovedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  for (const { column, text } of recounts[table] ?? []) {
    const ids = [...new Set(rows.map((row) => String(row[column])))];
    await database.query(`recount_${table}_${column}`, text, [ids]);
  }
}

/** Those of the ids that a table has. */
export async function selectIds(
  database: Database<Tables>,
  table: keyof Tables,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = any(${ids}::text[])`.execute(database.kysely);
  return new Set(rows.map(({ id }) => id));
}

/** Those of the ids whose row names this person. */
export async function selectIdsOf(
  database: Database<Tables>,
  owned: { readonly table: keyof Tables; readonly column: string },
  ids: readonly string[],
  personId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(owned.table)}
    where id = any(${ids}::text[]) and ${sql.ref(owned.column)} = ${personId}`.execute(database.kysely);
  return new Set(rows.map(({ id }) => id));
}
