import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const WRITTEN = `
  select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
  where table_schema = 'public' and table_name = 'story' and is_generated = 'NEVER'`;

/** Puts so many copies of a story into an empty list, by rows: the command would take one after another. */
export async function fillList(
  database: Database<Tables>,
  { listId, storyId, count }: { readonly listId: string; readonly storyId: string; readonly count: number },
): Promise<void> {
  const [row] = await database.query<{ columns: string }>('story_columns', WRITTEN, []);
  const columns = row?.columns ?? '';
  await database.query(
    'fill_list',
    `with filled as (
       insert into story (${columns}) select ${columns} from (
         select (jsonb_populate_record(s, jsonb_build_object('id', lpad(to_hex(n), 12, '0')))).*
         from story s, generate_series(1, $3::int) n where s.id = $2) c returning id)
     insert into list_item select lpad(to_hex(row_number() over ()), 12, '0'), $1, id, row_number() over (), '', now()
     from filled`,
    [listId, storyId, count],
  );
  await database.query('fill_list_count', 'update list set item_count = $2 where id = $1', [listId, count]);
}
