import type { CommandContext } from '#modules/ground/command-context.ts';
import { createLoaders } from '#modules/ground/loaders.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';

/**
 * Whether the viewer may put a story into a list: what they may see and what may stand in lists at all, so no
 * unlisted one (rule 8), and none of somebody who blocked them (31).
 */
export async function isSavable(context: CommandContext, storyId: string): Promise<boolean> {
  const { database, clock, viewer, browser } = context;
  const reading = { database, clock, viewer, loaders: createLoaders(database), country: browser?.country ?? null };
  const outcome = await findStory(reading, storyId);
  return outcome.kind === 'story' && outcome.story.isListed;
}
