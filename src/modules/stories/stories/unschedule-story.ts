import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { changeState } from './change-state.ts';
import { findEditableStory } from './find-manageable.ts';
import { type StoryOutcome, refuse } from '#modules/ground/story-outcome.ts';

/** Lets a draft wait for no time any more; it keeps its settings (rule 10). */
export async function unscheduleStory(
  context: CommandContext,
  storyId: string,
): Promise<StoryOutcome<'RateLimited' | 'Conflict' | 'Forbidden' | 'NotFound'>> {
  const story = await findEditableStory(context, storyId);
  if ('type' in story) return story;
  if (story.scheduledAt === null) return refuse('Conflict', messages.notScheduled);
  return changeState(context, story, () => ({
    scheduled_at: null,
    schedule_time_zone: null,
    schedule_failure: null,
  }));
}
