import type { CommandContext } from '#modules/ground/command-context.ts';
import { addToStoryCounts, lockCounts, type ReactionChange } from './story-counts.store.ts';

/** Lets others who react to a story wait until this transaction ends; false where there is no such story. */
export function lockStoryCounts(context: CommandContext, storyId: string): Promise<boolean> {
  return lockCounts(context.database, storyId);
}

/** Counts what readers did with a story. */
export function countReactionsOfStory(context: CommandContext, storyId: string, change: ReactionChange): Promise<void> {
  return addToStoryCounts(context.database, storyId, change);
}
