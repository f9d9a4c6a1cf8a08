import { postCacheTag, listCacheTag } from '#shared/cache/cache-tags.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { leaveShelves } from '#modules/stories/publications/leave-shelves.ts';
import { placeInSeries } from '#modules/stories/series/place-in-series.ts';
import { setStoryTags } from '#modules/stories/topics/tag-story.ts';
import { changePresence } from './change-presence.ts';
import { presenceOfRow } from './presence-of-row.ts';
import { type StoryChanges, placeStory, updateStory } from './stories.store.ts';
import { tagsToPurge } from './tags-to-purge.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** The state of a story, its publication or the time that it waits for may be another now. */
    'story.placed': { readonly storyId: string };
  }
}

/** Columns that say where a story stands. */
const PLACE = ['state', 'publication_id', 'scheduled_at'] as const;
const ENTRY = 'select series_id as "seriesId", place from series_entry where story_id = $1';

/**
 * Changes the row of a story and everything that follows from it: its places in every list, all counts,
 * and the pages that show it or will. Call it inside a transaction that holds the row.
 */
export async function changeStory(context: CommandContext, id: string, changes: StoryChanges): Promise<void> {
  const { database } = context;
  const before = await presenceOfRow(database, id);
  const row = await updateStory(database, id, { ...changes, updated_at: context.clock.now() });
  const place = { storyId: id, sortKey: row.sort_key, isListed: row.is_listed };
  await placeStory(database, place);
  await setStoryTags(context, { ...place, tagIds: row.tag_ids, publicationId: row.publication_id });
  const [entry] = await database.query<{ seriesId: string; place: number }>('series_entry_of_story', ENTRY, [id]);
  if (entry !== undefined) await placeInSeries(context, id, entry, row.is_listed);
  const after = await presenceOfRow(database, id);
  if (changes.publication_id !== undefined) await leaveShelves(context, id, row.publication_id);
  if (PLACE.some((column) => changes[column] !== undefined)) await emitEvent(database, 'story.placed', { storyId: id });
  await changePresence(context, before, after);
  if (before === null && after === null) return purgeTags(context, [postCacheTag(id)]);
  const tags = await tagsToPurge(database, id, [before, after]);
  return purgeTags(context, [...tags, ...(await listTags(context, id)), 'sitemap']);
}

const LISTS = `
  select distinct l.id from list_item i join list l on l.id = i.list_id where i.story_id = $1 and l.visibility = 'public'`;

/** A list that holds the story shows it again when it comes back: its page bears no tag of the story then. */
async function listTags({ database }: CommandContext, storyId: string): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('lists_of_story', LISTS, [storyId]);
  return rows.map(({ id }) => listCacheTag(id));
}
