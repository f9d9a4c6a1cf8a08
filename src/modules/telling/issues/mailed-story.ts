import type { ReadContext } from '#modules/ground/read-context.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { seriesLoader } from '#modules/telling/automations/automation-step.ts';
import { mailingLoader } from '#modules/telling/mailings/mailing.ts';

/**
 * A published story that its reader may see, and that goes by mail: one in lists, or a letter or a step of a series,
 * which may stand in none. Undefined where it was taken back since.
 */
export async function findMailedStory(reader: ReadContext, storyId: string): Promise<Story | undefined> {
  const outcome = await findStory(reader, storyId);
  if (outcome.kind !== 'story' || outcome.story.state !== 'published') return undefined;
  const { story } = outcome;
  if (story.isListed || (await reader.loaders.get(mailingLoader).load(storyId)) !== undefined) return story;
  return (await reader.loaders.get(seriesLoader).load(storyId)) === undefined ? undefined : story;
}
