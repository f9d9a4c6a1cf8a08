import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Row = Readonly<Record<string, unknown>>;

// What waits to be read for search says how often a row was written, and not what it says; keys are each folder's own.
const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('migration', 'running_process', 'build', 'build_document', 'search_pending', 'secret_key', 'secret_reader') order by table_name`;
/** Each data folder has a key of its own, and its database knows that one by this setting. */
const SECRET = 'secret.fingerprint';
const NAMES = `
  select entity_id as id, kind || ' ' || source_key || ' ' || item_key as name from import_item
  union all select id, 'publication ' || slug from publication
  union all select id, 'tag ' || slug from tag`;

/**
 * Every row of a database as one line, with names in the place of invented ids and without the times
 * at which it came in: two imports of one source have the same lines.
 */
export async function dumpRows(database: Database<Tables>, since: Date): Promise<readonly string[]> {
  const names = new Map(
    (await database.query<{ id: string; name: string }>('dump_names', NAMES, [])).map(({ id, name }) => [id, name]),
  );
  const lines: string[] = [];
  for (const { name } of await database.query<{ name: string }>('dump_tables', TABLES, [])) {
    const rows = await database.query<{ row: Row }>(`dump_${name}`, `select to_jsonb(t) as row from "${name}" t`, []);
    for (const { row } of rows) if (row['name'] !== SECRET) lines.push(`${name} ${lineOf(row)}`);
  }
  return lines.toSorted();

  function lineOf(row: Row): string {
    // These hashes are of texts with ids in them, which are invented too.
    const { content_hash: _hash, stand: _stand, ...rest } = row;
    return JSON.stringify(rest)
      .replace(/"(\d{4}-\d\d-\d\dT[^"]*)"/g, (whole, time: string) => (new Date(time) >= since ? '"now"' : whole))
      .replace(/\b[0-9a-f]{12}\b/g, (id) => names.get(id) ?? id);
  }
}
