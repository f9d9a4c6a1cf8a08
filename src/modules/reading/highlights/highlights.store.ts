import type { Insertable } from 'kysely';
import type { Passage } from '#shared/story/passages/passage.ts';
import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Highlight, highlightColumns } from './highlight.ts';

const INSERT = `
  insert into highlight as t (id, story_id, person_id, block_id, start_offset, end_offset, text, prefix, suffix,
    is_private, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (story_id, person_id, block_id, start_offset, end_offset) do update set is_private = excluded.is_private
  returning ${columnList('t', highlightColumns)}, t.id = $1 as "isNew"`;

type InsertedRow = Highlight & { readonly isNew: boolean };

/** Marks a passage; marked already, it becomes private or public as is asked now. */
export async function upsertHighlight(
  database: Database<Tables>,
  row: Insertable<Tables['highlight']>,
): Promise<InsertedRow | undefined> {
  const [inserted] = await database.query<InsertedRow>('highlight_insert', INSERT, [
    row.id,
    row.story_id,
    row.person_id,
    row.block_id,
    row.start_offset,
    row.end_offset,
    row.text,
    row.prefix,
    row.suffix,
    row.is_private,
    row.created_at,
  ]);
  return inserted;
}

/** Takes a highlight of a person away; answers with its story, or undefined where they have no such one. */
export async function deleteHighlight(
  { kysely }: Database<Tables>,
  { id, personId }: { readonly id: string; readonly personId: string },
): Promise<string | undefined> {
  const gone = await kysely
    .deleteFrom('highlight')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('story_id')
    .executeTakeFirst();
  return gone?.story_id;
}

const MOVE = `
  update highlight h set block_id = $2, start_offset = $3, end_offset = $4, prefix = $5, suffix = $6,
    is_passage_changed = false
  where h.id = $1 and not exists (
    select from highlight o where o.story_id = h.story_id and o.person_id = h.person_id and o.block_id = $2
      and o.start_offset = $3 and o.end_offset = $4 and o.id <> h.id)
  returning h.id`;

/** Places a highlight anew after an edit. Two of one reader that come to stand in one place become one. */
export async function moveHighlight(
  database: Database<Tables>,
  id: string,
  to: Passage & { readonly prefix: string; readonly suffix: string },
): Promise<void> {
  const values = [id, to.blockId, to.start, to.end, to.prefix, to.suffix];
  const moved = await database.query('highlight_move', MOVE, values);
  if (moved.length === 0) await database.kysely.deleteFrom('highlight').where('id', '=', id).execute();
}

/** Says that the words of a highlight are not in its story any more. */
export async function markChanged({ kysely }: Database<Tables>, id: string): Promise<void> {
  await kysely.updateTable('highlight').set({ is_passage_changed: true }).where('id', '=', id).execute();
}
