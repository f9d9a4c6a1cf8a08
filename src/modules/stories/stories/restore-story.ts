import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { changeState } from './change-state.ts';
import { findDeletable } from './find-manageable.ts';
import { type StoryOutcome, refuse } from '#modules/ground/story-outcome.ts';

/** Brings a story out of the trash, to what it was before (rule 12): a draft, unlisted, or in all lists again. */
export async function restoreStory(
  context: CommandContext,
  storyId: string,
): Promise<StoryOutcome<'RateLimited' | 'Conflict' | 'Forbidden' | 'NotFound'>> {
  const story = await findDeletable(context, storyId);
  if ('type' in story) return story;
  if (story.state !== 'trashed' || story.trashedAt === null) return refuse('Conflict', messages.notInTrash);
  return changeState(context, story, ({ stateBeforeTrash, visibility }) => ({
    state: stateBeforeTrash ?? 'draft',
    state_before_trash: null,
    trashed_at: null,
    is_listed: stateBeforeTrash === 'published' && visibility !== 'unlisted',
  }));
}
