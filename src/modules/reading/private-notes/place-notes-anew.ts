import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/outbox.ts';
import { passageBlocks } from '#shared/story/passages/passage-blocks.ts';
import { columnList } from '#modules/ground/column-list.ts';
import { readPublishedBody } from '#modules/stories/stories/read-published-body.ts';
import { placeAnew } from '#modules/reading/highlights/place-anew.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { noteColumns, type PrivateNote } from './private-note.ts';
import { placeNote } from './private-notes.store.ts';

const OF_STORY = `select ${columnList('t', noteColumns)} from private_note t where t.story_id = $1 order by t.id`;

/** Finds the passage of every private note of a story again in what is published of it now (rule 11). */
export async function placeNotesOf(database: Database<Tables>, storyId: string): Promise<void> {
  const document = await readPublishedBody(database, storyId);
  if (document === undefined) return;
  const blocks = passageBlocks(document);
  for (const note of await database.query<PrivateNote>('private_notes_to_place', OF_STORY, [storyId])) {
    const placed = placeAnew(blocks, note);
    if (placed.kind !== 'same') await placeNote(database, note.id, placed.kind === 'moved' ? placed : null);
  }
}

/** Runs whenever what readers see of a story is another text. */
export const placeNotesAnew: Reaction<Tables, 'story.published'> = {
  name: 'private-notes:place-anew',
  event: 'story.published',
  react: (database, { storyId }) => placeNotesOf(database, storyId),
};
