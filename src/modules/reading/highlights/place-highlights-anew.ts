import type { Database } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/outbox.ts';
import { passageBlocks } from '#shared/story/passages/passage-blocks.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Highlight, highlightColumns } from './highlight.ts';
import { markChanged, moveHighlight } from './highlights.store.ts';
import { readPublishedBody } from '#modules/stories/stories/read-published-body.ts';
import { placeAnew } from './place-anew.ts';

const OF_STORY = `select ${columnList('t', highlightColumns)} from highlight t where t.story_id = $1 order by t.id`;

/** Finds every highlight of a story again in what is published of it now (rule 11). */
export async function placeHighlightsOf(database: Database<Tables>, storyId: string): Promise<void> {
  const document = await readPublishedBody(database, storyId);
  if (document === undefined) return;
  const blocks = passageBlocks(document);
  for (const highlight of await database.query<Highlight>('highlights_to_place', OF_STORY, [storyId])) {
    const placed = placeAnew(blocks, highlight);
    if (placed.kind === 'moved') await moveHighlight(database, highlight.id, placed);
    if (placed.kind === 'changed') await markChanged(database, highlight.id);
  }
}

/** Runs whenever what readers see of a story is another text. */
export const placeHighlightsAnew: Reaction<Tables, 'story.published'> = {
  name: 'highlights:place-anew',
  event: 'story.published',
  react: (database, { storyId }) => placeHighlightsOf(database, storyId),
};
