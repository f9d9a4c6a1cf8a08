import type { Database } from '#platform/database/database.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type KeptQuery = {
  readonly id: string;
  readonly kind: SearchIndex;
  /** What was typed, folded. */
  readonly queryKey: string;
  readonly objectIds: readonly string[];
  readonly firstPosition: number;
};

const INSERT_QUERY = `
  insert into search_query (id, kind, query_key, object_ids, first_position, created_at)
  values ($1, $2, $3, $4, $5, $6)`;

export async function insertQuery(database: Database<Tables>, query: KeptQuery, now: Date): Promise<void> {
  const { id, kind, queryKey, objectIds, firstPosition } = query;
  await database.query('search_query_insert', INSERT_QUERY, [id, kind, queryKey, objectIds, firstPosition, now]);
}

export type Click = { readonly objectId: string; readonly position: number };

const INSERT_CLICKS = `
  insert into search_click (query_id, object_id, position, clicked_at)
  select $1, g.object_id, g.position, $4 from unnest($2::text[], $3::integer[]) as g (object_id, position)
  on conflict do nothing returning object_id as "objectId"`;

/** Answers with the objects that had not been clicked in this query before. */
export async function insertClicks(
  database: Database<Tables>,
  queryId: string,
  clicks: readonly Click[],
  now: Date,
): Promise<readonly string[]> {
  const rows = await database.query<{ objectId: string }>('search_clicks_insert', INSERT_CLICKS, [
    queryId,
    clicks.map(({ objectId }) => objectId),
    clicks.map(({ position }) => position),
    now,
  ]);
  return rows.map(({ objectId }) => objectId);
}

/** The empty key counts over all queries. */
const COUNT = `
  insert into search_click_count as c (kind, query_key, object_id, click_count)
  select $1, k.key, o.id, 1 from unnest(array['', $2::text]) as k (key), unnest($3::text[]) as o (id)
  order by k.key, o.id
  on conflict (kind, query_key, object_id) do update set click_count = c.click_count + 1`;
const PEND = `
  insert into search_pending (kind, id)
  select c.kind, c.object_id from search_click_count c
  where c.kind = $1 and c.query_key = '' and c.object_id = any($2) and c.click_count in (1, 3, 7, 15, 31, 63, 127, 255)`;

/** Counts clicks for what was typed and for all; the standing of what was clicked follows their order of size. */
export async function countClicks(
  database: Database<Tables>,
  { kind, queryKey }: KeptQuery,
  objectIds: readonly string[],
): Promise<void> {
  if (objectIds.length === 0) return;
  await database.query('search_clicks_count', COUNT, [kind, queryKey, objectIds]);
  await database.query('search_clicks_pend', PEND, [kind, objectIds]);
}

export async function deleteQueriesBefore(database: Database<Tables>, moment: Date): Promise<void> {
  await database.query('search_queries_sweep', 'delete from search_query where created_at < $1', [moment]);
}
