import type { Database } from '#platform/database/database.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { SEARCH_TABLES } from './search-kind.ts';

type Row = { readonly id: string; readonly text: string };

/** What a snippet may show of each: nothing that is behind a lock (rule 47). */
export async function readFreeTexts(
  database: Database<Tables>,
  kind: SearchIndex,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const text = `select t.id, t.free_text as text from ${SEARCH_TABLES[kind]} t where t.id = any($1)`;
  const rows = await database.query<Row>(`search_free_texts_${kind}`, text, [ids]);
  return new Map(rows.map((row) => [row.id, row.text]));
}
