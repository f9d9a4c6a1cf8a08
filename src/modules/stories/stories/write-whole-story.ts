import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { placeInSeries } from '#modules/stories/series/place-in-series.ts';
import { setStoryTags } from '#modules/stories/topics/tag-story.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { changePresence } from './change-presence.ts';
import { presenceOfRow } from './presence-of-row.ts';
import type { MadeFromBody } from './render-import.ts';
import { RENDERER_VERSION } from './renderer-version.ts';
import {
  addOldAddresses,
  replaceAuthors,
  replaceImages,
  type StoryRow,
  upsertBody,
  upsertStory,
} from './stories.store.ts';
import { tagsToPurge } from './tags-to-purge.ts';

export type WholeStory = {
  readonly row: StoryRow & {
    readonly sort_key: number;
    readonly is_listed: boolean;
    readonly author_ids: readonly string[];
  };
  readonly tagIds: readonly string[];
  /** Null where nothing was ever published. */
  readonly body: { readonly document: StoryDocument; readonly made: MadeFromBody } | null;
  readonly coverImageId: string | undefined;
  readonly series: { readonly seriesId: string; readonly place: number } | null;
  readonly oldAddresses: readonly string[];
  /** False where nothing stands under this id yet. */
  readonly isThere: boolean;
};

/**
 * Writes a story that comes in with everything that hangs on it, counts it where it is seen now and no longer, and
 * drops the pages that showed it. Inside a transaction; nobody is told of it.
 */
export async function writeWholeStory(inside: CommandContext, story: WholeStory): Promise<void> {
  const { database } = inside;
  const { row, body, coverImageId, isThere } = story;
  const { id, publication_id: publicationId = null } = row;
  const before = isThere ? await presenceOfRow(database, id) : null;
  const { is_listed: isListed } = await upsertStory(database, row);
  if (body !== null) await upsertBody(database, id, JSON.stringify(body.document), body.made, RENDERER_VERSION);
  const place = { storyId: id, sortKey: row.sort_key, isListed };
  await replaceAuthors(database, place, row.author_ids);
  const cover = coverImageId === undefined ? [] : [coverImageId];
  await replaceImages(database, place, [...new Set([...cover, ...(body?.made.imageIds ?? [])])]);
  await setStoryTags(inside, { ...place, tagIds: story.tagIds, publicationId });
  await placeInSeries(inside, id, story.series, isListed);
  await addOldAddresses(database, id, story.oldAddresses);
  const after = await presenceOfRow(database, id);
  await changePresence(inside, before, after);
  await purgeTags(inside, await tagsToPurge(database, id, [before, after]));
}
