import type { CommandContext } from '#modules/ground/command-context.ts';
import { listColumns, listItemColumns } from '#modules/reading/lists/told-columns.ts';
import { columnList } from '#modules/ground/column-list.ts';
import { type ArchiveEntry, jsonEntry } from '#modules/moving/archives/archive-entry.ts';

const LISTS = `
  select ${columnList('l', listColumns)},
    coalesce((
      select json_agg(told order by told.place, told.id) from (
        select ${columnList('i', listItemColumns)}, s.title, i.place, i.id
        from list_item i join story s on s.id = i.story_id where i.list_id = l.id) told), '[]') as items
  from list l where l.owner_id = $1 order by l.created_at, l.id`;

/** The lists of a person, private ones too, with their stories and notes. */
export async function readListsOf({ database }: CommandContext, personId: string): Promise<ArchiveEntry> {
  return jsonEntry('lists.json', await database.query('archive_lists', LISTS, [personId]));
}
