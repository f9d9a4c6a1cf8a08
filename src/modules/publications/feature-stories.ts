import { mustEditPublication } from '#modules/acting.ts';
import { type CommandContext, withTransaction } from '#modules/command-context.ts';
import { purgeTags } from '#modules/purge-tags.ts';
import { replaceFeaturedStories } from './publications.store.ts';

/** Decisions 18. */
const MOST_FEATURED_STORIES = 10;

/** Features exactly these stories in a publication, in order. Throws a RangeError for more than ten. */
export function featureStories(
  context: CommandContext,
  publicationId: string,
  storyIds: readonly string[],
): Promise<void> {
  mustEditPublication(context, publicationId);
  if (storyIds.length > MOST_FEATURED_STORIES) {
    throw new RangeError(`A publication features at most ${MOST_FEATURED_STORIES} stories.`);
  }
  return withTransaction(context, async (inside) => {
    await replaceFeaturedStories(inside.database, publicationId, storyIds);
    await purgeTags(inside, [`collection:${publicationId}`]);
  });
}
