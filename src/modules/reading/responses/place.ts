import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { postCacheTag, listCacheTag } from '#shared/cache/cache-tags.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { countReactionsOfList, lockListCounts } from '#modules/reading/lists/count-reactions.ts';
import { findList } from '#modules/reading/lists/read-lists.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { countReactionsOfStory, lockStoryCounts } from '#modules/stories/stories/count-reactions.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { notFound } from '#modules/ground/refusals.ts';
import type { Place } from './response.ts';

/** The id of a story or of a list; whatever else is null. */
export type PlaceId = { readonly storyId: string | null; readonly listId: string | null };

/** A published story or a public list that this viewer may see, or null. */
export async function findPlace(context: ReadContext, { storyId, listId }: PlaceId): Promise<Place | null> {
  if (storyId !== null) {
    const lookup = await findStory(context, storyId);
    return lookup.kind === 'story' && lookup.story.state === 'published'
      ? { kind: 'story', story: lookup.story }
      : null;
  }
  const list = listId === null ? null : await findList(context, listId);
  return list?.visibility === 'public' ? { kind: 'list', list } : null;
}

/** Whoever made the place: the authors of a story, the owner of a list. */
export function makersOf(place: Place): readonly string[] {
  return place.kind === 'story' ? place.story.authorIds : [place.list.ownerId];
}

export function placeIdOf(place: Place): string {
  return place.kind === 'story' ? place.story.id : place.list.id;
}

/** The cache tags of the pages that show responses of a place. */
export function tagsOfPlace({ storyId, listId }: PlaceId): readonly string[] {
  return [...(storyId === null ? [] : [postCacheTag(storyId)]), ...(listId === null ? [] : [listCacheTag(listId)])];
}

/** All that changes responses of a place comes one after another; false where the place is gone. */
export function lockPlace(inside: CommandContext, { storyId, listId }: PlaceId): Promise<boolean> {
  if (storyId !== null) return lockStoryCounts(inside, storyId);
  return listId === null ? Promise.resolve(false) : lockListCounts(inside, listId);
}

/** Counts responses that readers see. */
export async function countResponses(
  inside: CommandContext,
  { storyId, listId }: PlaceId,
  responses: number,
): Promise<void> {
  if (responses === 0) return;
  if (storyId !== null) await countReactionsOfStory(inside, storyId, { responses });
  if (listId !== null) await countReactionsOfList(inside, listId, { responses });
}

export const notThere = notFound(graphErrorMessages.notFound);
