import { formatMessage } from '#shared/messages/format-message.ts';
import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import { MOST_FEATURED_STORIES } from '#shared/story/publishing-limits.ts';
import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { hasRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { findManagedStory } from '#modules/stories/stories/managed-story.ts';
import { type StoryOutcome, changedStory, forbiddenStory, noSuchStory, refuse } from '#modules/ground/story-outcome.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { lockPublication, replaceFeaturedStories } from './publications.store.ts';
import { readFeaturedIds } from './read-shelves.ts';

type FeatureOutcome = StoryOutcome<'MaxPinnedStoriesReached' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'RateLimited'>;

/** Own judgement: more than anybody arranges in an hour; each drops a page that is kept. */
const RULE = { most: 200, windowSeconds: 3_600 } as const;

/**
 * Puts a story first among the ten that its publication features (rule 18); for its owner and editors. With
 * `replaceOldest` the last makes room.
 */
export function featureStory(
  context: CommandContext,
  { storyId, replaceOldest }: { readonly storyId: string; readonly replaceOldest: boolean },
): Promise<FeatureOutcome> {
  return changeFeatured(context, storyId, 'story.featured', (featured) => {
    const others = featured.filter((id) => id !== storyId);
    const isFull = others.length >= MOST_FEATURED_STORIES && !replaceOldest;
    return isFull ? undefined : [storyId, ...others].slice(0, MOST_FEATURED_STORIES);
  });
}

/** Features a story no longer. */
export function unfeatureStory(context: CommandContext, storyId: string): Promise<FeatureOutcome> {
  return changeFeatured(context, storyId, 'story.unfeatured', (featured) => featured.filter((id) => id !== storyId));
}

/** `change` answers undefined where there is no room. */
async function changeFeatured(
  context: CommandContext,
  storyId: string,
  kind: 'story.featured' | 'story.unfeatured',
  change: (featured: readonly string[]) => readonly string[] | undefined,
): Promise<FeatureOutcome> {
  const { viewer } = context;
  const story = await findManagedStory(context.database, storyId);
  if (story?.state !== 'published' || viewer === null) return noSuchStory;
  const { publicationId } = story;
  if (publicationId === null) return refuse('BadRequest', messages.notInPublication);
  if (!hasRight(viewer, publicationId, 'arrange stories')) return forbiddenStory;
  if (!story.isListed) return refuse('BadRequest', messages.onlyPublished);
  const taken = await takeOperation(context, 'feature story', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<FeatureOutcome> => {
    await lockPublication(inside.database, publicationId);
    const featured = change(await readFeaturedIds(inside.database, publicationId));
    if (featured === undefined) {
      const message = formatMessage(messages.maxFeatured, { limit: MOST_FEATURED_STORIES });
      return { type: 'MaxPinnedStoriesReached', message, limit: MOST_FEATURED_STORIES };
    }
    await replaceFeaturedStories(inside.database, publicationId, featured);
    await recordActivity(inside, { publicationId, kind, personId: story.creatorId, subject: story.title });
    await purgeTags(inside, [collectionCacheTag(publicationId)]);
    return changedStory(storyId);
  });
}
