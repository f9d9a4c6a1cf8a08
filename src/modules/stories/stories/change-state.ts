import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { changeStory } from './change-story.ts';
import { lockManagedStory, type ManagedStory } from './managed-story.ts';
import { type StoryOutcome, changedStory, storyWentOn } from '#modules/ground/story-outcome.ts';
import type { StoryChanges } from './stories.store.ts';

/** Own judgement: each change drops the pages of the site that are kept, so nobody does it without end. */
const RULE = { most: 120, windowSeconds: 3_600 } as const;

/**
 * Changes a story that the caller found and may change, unless somebody else changed its state meanwhile: of
 * two who do the same at once one is told `Conflict`.
 */
export async function changeState(
  context: CommandContext,
  story: ManagedStory,
  changesOf: (now: ManagedStory) => StoryChanges,
): Promise<StoryOutcome<'Conflict' | 'RateLimited'>> {
  const taken = await takeOperation(context, 'change story', context.viewer?.personId ?? story.creatorId, RULE);
  if (!taken.ok) return { type: 'RateLimited', message: messages.tooOften, retryAfter: taken.retryAfterSeconds };
  return withTransaction(context, async (inside) => {
    const now = await lockManagedStory(inside.database, story.id);
    if (now?.state !== story.state) return storyWentOn;
    await changeStory(inside, story.id, changesOf(now));
    return changedStory(story.id);
  });
}
