import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { changeState } from './change-state.ts';
import { findDeletable } from './find-manageable.ts';
import { type StoryOutcome, refuse } from '#modules/ground/story-outcome.ts';

/**
 * Moves a story or a draft to the trash, out of which it goes for good after 14 days (rule 12). Its
 * address answers 410 from then on.
 */
export async function trashStory(
  context: CommandContext,
  storyId: string,
): Promise<StoryOutcome<'RateLimited' | 'Conflict' | 'Forbidden' | 'NotFound'>> {
  const story = await findDeletable(context, storyId);
  if ('type' in story) return story;
  const { state } = story;
  if (state === 'trashed' || state === 'suspended') return refuse('Conflict', graphErrorMessages.removedByUser);
  return changeState(context, story, () => ({
    state: 'trashed',
    state_before_trash: state,
    trashed_at: context.clock.now(),
    is_listed: false,
    scheduled_at: null,
    schedule_time_zone: null,
    schedule_failure: null,
  }));
}
