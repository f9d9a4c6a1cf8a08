import { formatMessage } from '#shared/messages/format-message.ts';
import { severalStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { sectionLimits } from '#shared/publications/section-rules.ts';
import { MOST_CHANGED_STORIES, MOST_FEATURED_STORIES } from '#shared/story/publishing-limits.ts';
import { hasRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { forbiddenStory, type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import {
  arrangeSeveral,
  type CameOfStories,
  type CameOfStory,
  featureSeveral,
  type SeveralFeatured,
} from '#modules/stories/publications/several-stories.ts';
import { takeOut, takeRemovals } from './remove-story.ts';

/** Own judgement: stories, not presses; more than anybody arranges in an hour. */
const RULE = { most: 600, windowSeconds: 3_600 } as const;

export type Deed = 'feature' | 'unfeature' | 'addToSection' | 'removeFromSection' | 'remove';

export type OneOfSeveral = { readonly id: string; readonly cameOf: CameOfStory; readonly message: string };
export type SeveralChanged = {
  readonly type: 'ChangedCollectionPosts';
  readonly publicationId: string;
  readonly outcomes: readonly OneOfSeveral[];
  readonly featured: SeveralFeatured | null;
};
type SeveralOutcome = SeveralChanged | Refusal<'BadRequest' | 'NotFound' | 'Forbidden' | 'RateLimited'>;

type Several = {
  readonly publicationId: string;
  readonly storyIds: readonly string[];
  readonly deed: Deed;
  readonly sectionId: string | null;
};

/**
 * One deed with several stories of a publication, for its owner and editors. What cannot be done with one of them is
 * said of it, and the others are done.
 */
export async function changeStories(context: CommandContext, several: Several): Promise<SeveralOutcome> {
  const { viewer } = context;
  const { publicationId, storyIds, deed, sectionId } = several;
  const right = deed === 'remove' ? 'remove stories' : 'arrange stories';
  if (viewer === null || !hasRight(viewer, publicationId, right)) return forbiddenStory;
  if (storyIds.length === 0 || storyIds.length > MOST_CHANGED_STORIES) {
    return refuse('BadRequest', formatMessage(messages.tooMany, { most: MOST_CHANGED_STORIES }));
  }
  const once = [...new Set(storyIds)];
  const taken =
    deed === 'remove'
      ? await takeRemovals(context, viewer.personId, once.length)
      : await takeOperation(context, 'arrange several stories', viewer.personId, { ...RULE, amount: once.length });
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const list = { publicationId, storyIds: once };
  switch (deed) {
    case 'feature':
    case 'unfeature': {
      const featured = await featureSeveral(context, { ...list, isIn: deed === 'feature' });
      return answer(several, featured.cameOf, featured);
    }
    case 'addToSection':
    case 'removeFromSection': {
      const isIn = deed === 'addToSection';
      const cameOf = sectionId === null ? undefined : await arrangeSeveral(context, { ...list, sectionId, isIn });
      return cameOf === undefined ? refuse('NotFound', messages.noSection) : answer(several, cameOf);
    }
    case 'remove':
      return answer(several, await removeSeveral(context, viewer.personId, list));
  }
}

/**
 * Each in a transaction of its own: every story has an address, authors and a submission that change with it, and
 * their writers should not wait until fifty are done.
 */
async function removeSeveral(
  context: CommandContext,
  actorId: string,
  { publicationId, storyIds }: Pick<Several, 'publicationId' | 'storyIds'>,
): Promise<CameOfStories> {
  const cameOf = new Map<string, CameOfStory>();
  for (const storyId of storyIds) {
    // oxlint-disable-next-line no-await-in-loop
    const isRemoved = await takeOut(context, actorId, { publicationId, storyId });
    cameOf.set(storyId, isRemoved ? 'done' : 'notThere');
  }
  return cameOf;
}

function answer(
  { publicationId, deed }: Several,
  cameOf: CameOfStories,
  featured: SeveralFeatured | null = null,
): SeveralChanged {
  const outcomes = [...cameOf].map(([id, one]) => ({ id, cameOf: one, message: sentenceOf(deed, one) }));
  return { type: 'ChangedCollectionPosts', publicationId, outcomes, featured };
}

function sentenceOf(deed: Deed, cameOf: CameOfStory): string {
  switch (cameOf) {
    case 'done':
      return messages.done[deed];
    case 'alreadySo':
      return messages.already[deed];
    case 'notThere':
      return messages.notThere;
    case 'notPublished':
      return messages.notPublished;
    case 'noRoom':
      return deed === 'feature'
        ? formatMessage(messages.noRoomFeatured, { limit: MOST_FEATURED_STORIES })
        : formatMessage(messages.noRoomSection, { limit: sectionLimits.mostStories });
  }
}
