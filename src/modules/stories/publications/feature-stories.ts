import { MOST_FEATURED_STORIES } from '#shared/story/publishing-limits.ts';
import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { mustBeAllowed, mustHaveRight } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { loadStories } from '#modules/stories/stories/load-stories.ts';
import { canFeature } from './publications.policy.ts';
import { replaceFeaturedStories } from './publications.store.ts';

/**
 * Features exactly these stories in a publication, in order. Throws a RangeError for more than ten, and
 * refuses all of them where one is not there or not published in it.
 */
export function featureStories(
  context: CommandContext,
  publicationId: string,
  storyIds: readonly string[],
): Promise<void> {
  mustHaveRight(context, publicationId, 'arrange stories');
  if (storyIds.length > MOST_FEATURED_STORIES) {
    throw new RangeError(`A publication features at most ${MOST_FEATURED_STORIES} stories.`);
  }
  return withTransaction(context, async (inside) => {
    const found = await loadStories(inside.database, storyIds);
    const own = new Set(found.filter(({ story }) => canFeature(publicationId, story)).map(({ story }) => story.id));
    mustBeAllowed(storyIds.every((id) => own.has(id)));
    await replaceFeaturedStories(inside.database, publicationId, storyIds);
    await purgeTags(inside, [collectionCacheTag(publicationId)]);
  });
}
