import type { CommandContext } from '#modules/command-context.ts';
import { type ArchiveEntry, jsonEntry } from './archive-entry.ts';

const LISTS = `
  select l.id, l.slug, l.name, l.description, l.kind, l.visibility, l.created_at as "createdAt",
    coalesce((
      select json_agg(json_build_object('storyId', i.story_id, 'title', s.title, 'note', i.note, 'addedAt', i.added_at)
        order by i.place, i.id)
      from list_item i join story s on s.id = i.story_id where i.list_id = l.id), '[]') as items
  from list l where l.owner_id = $1 order by l.created_at, l.id`;

/** The lists of a person, private ones too, with their stories and notes. */
export async function readListsOf({ database }: CommandContext, personId: string): Promise<ArchiveEntry> {
  return jsonEntry('lists.json', await database.query('archive_lists', LISTS, [personId]));
}
