import type { ReadContext } from '#modules/ground/read-context.ts';
import { required } from '#modules/ground/required.ts';
import { renderingLoader } from './load-renderings.ts';
import { storyLoader } from './kept-stories.ts';
import { forgetStorySettings } from './read-story-settings.ts';
import type { Story } from './story.ts';

/** The story as it is after a change, also where it had been loaded before; or why nothing was changed. */
export async function storyAnew<Refusal extends { readonly type: string; readonly message: string }>(
  context: ReadContext,
  outcome: { readonly type: 'Post'; readonly storyId: string } | Refusal,
): Promise<Story | Refusal> {
  if (!('storyId' in outcome)) return outcome;
  forgetStorySettings(context);
  context.loaders.get(renderingLoader).clear(outcome.storyId);
  return required(await context.loaders.get(storyLoader).clear(outcome.storyId).load(outcome.storyId), 'story');
}
