import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStoriesMessages } from '#shared/messages/publication-stories.ts';
import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import { MOST_FEATURED_STORIES } from '#shared/story/publishing-limits.ts';
import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { hasRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { forbiddenStory, type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { loadStories } from '#modules/stories/stories/load-stories.ts';
import { canFeature } from './publications.policy.ts';
import { lockPublication, replaceFeaturedStories } from './publications.store.ts';
import { readFeaturedIds } from './read-shelves.ts';

/** Own judgement: more than anybody arranges in an hour; each drops pages that are kept. */
const RULE = { most: 120, windowSeconds: 3_600 } as const;

/** Somebody else arranged them since: the list as it is now is read with it. */
export type FeaturedStoriesChanged = {
  readonly type: 'FeaturedPostsChanged';
  readonly message: string;
  readonly publicationId: string;
};
export type FeaturedOutcome =
  | { readonly type: 'Collection'; readonly publicationId: string }
  | FeaturedStoriesChanged
  | Refusal<'MaxPinnedStoriesReached' | 'BadRequest' | 'Forbidden' | 'RateLimited'>;

type Arrangement = {
  readonly publicationId: string;
  readonly storyIds: readonly string[];
  /** What stood there when it was begun to arrange them; null for the program, which overwrites. */
  readonly seenIds: readonly string[] | null;
};

/** Features exactly these stories in a publication, in this order, for its owner and editors (rule 18). */
export async function featureStories(context: CommandContext, arrangement: Arrangement): Promise<FeaturedOutcome> {
  const { publicationId, storyIds } = arrangement;
  const { viewer, isProgram } = context;
  if (!isProgram && !hasRight(viewer, publicationId, 'arrange stories')) return forbiddenStory;
  if (storyIds.length > MOST_FEATURED_STORIES) {
    const message = formatMessage(publicationStoriesMessages.tooManyFeatured, { limit: MOST_FEATURED_STORIES });
    return { type: 'MaxPinnedStoriesReached', message, limit: MOST_FEATURED_STORIES };
  }
  if (new Set(storyIds).size < storyIds.length) return refuse('BadRequest', publicationStoriesMessages.featuredTwice);
  const taken = viewer && (await takeOperation(context, 'arrange featured stories', viewer.personId, RULE));
  if (taken?.ok === false) return busy(taken.retryAfterSeconds);
  return withTransaction(context, (inside) => arrange(inside, arrangement));
}

async function arrange(inside: CommandContext, arrangement: Arrangement): Promise<FeaturedOutcome> {
  const { publicationId, storyIds, seenIds } = arrangement;
  await lockPublication(inside.database, publicationId);
  const before = await readFeaturedIds(inside.database, publicationId);
  if (seenIds !== null && !isSame(before, seenIds)) {
    return { type: 'FeaturedPostsChanged', message: publicationStoriesMessages.featuredMeanwhile, publicationId };
  }
  const found = await loadStories(inside.database, storyIds);
  const isOwn = found.length === storyIds.length && found.every(({ story }) => canFeature(publicationId, story));
  if (!isOwn) return refuse('BadRequest', messages.onlyPublished);
  if (!isSame(before, storyIds)) {
    await replaceFeaturedStories(inside.database, publicationId, storyIds);
    await recordActivity(inside, { publicationId, kind: 'featured.arranged' });
    await purgeTags(inside, [collectionCacheTag(publicationId)]);
  }
  return { type: 'Collection', publicationId };
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id, index) => id === others[index]);
}
