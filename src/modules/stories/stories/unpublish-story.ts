import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { changeState } from './change-state.ts';
import { findManageable } from './find-manageable.ts';
import { type StoryOutcome, refuse } from '#modules/ground/story-outcome.ts';
import { canUnpublishStory } from './stories.policy.ts';

/**
 * Takes a published story back: it is a draft again that its authors alone see. Published once more, it has the
 * address and the date that it had.
 */
export async function unpublishStory(
  context: CommandContext,
  storyId: string,
): Promise<StoryOutcome<'RateLimited' | 'Conflict' | 'Forbidden' | 'NotFound'>> {
  const story = await findManageable(context, storyId, canUnpublishStory);
  if ('type' in story) return story;
  if (story.state !== 'published') return refuse('Conflict', messages.notPublished);
  return changeState(context, story, () => ({ state: 'draft', is_listed: false }));
}
