import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { type ManagedStory, findManagedStory } from './managed-story.ts';
import { forbiddenStory, noSuchStory, type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import { canDeleteStory, canEditStory, canPublishStory, mustConfirmToPublish } from './stories.policy.ts';
import type { Story } from './story.ts';

type Found = ManagedStory | Refusal<'Forbidden' | 'NotFound'>;
type Policy = (viewer: Viewer | null, story: Story) => boolean;

/**
 * A story that the viewer may change as `isAllowed` says, or why not: of a draft, or of what is in the trash of
 * somebody else, nobody is told that it is there.
 */
export async function findManageable(context: CommandContext, id: string, isAllowed: Policy): Promise<Found> {
  const story = await findManagedStory(context.database, id);
  if (story === undefined) return noSuchStory;
  const { viewer } = context;
  const isKnown = story.state === 'published' || (viewer !== null && story.authorIds.includes(viewer.personId));
  if (!isKnown) return noSuchStory;
  return isAllowed(viewer, story) ? story : forbiddenStory;
}

export function findEditableStory(context: CommandContext, id: string): Promise<Found> {
  return findManageable(context, id, canEditStory);
}

export function findDeletable(context: CommandContext, id: string): Promise<Found> {
  return findManageable(context, id, canDeleteStory);
}

/** Who lacks nothing but a confirmed address is told so. */
export async function findPublishable(context: CommandContext, id: string): Promise<Found> {
  const story = await findManageable(context, id, canEditStory);
  if ('type' in story || canPublishStory(context.viewer, story)) return story;
  return mustConfirmToPublish(context.viewer) ? refuse('Forbidden', messages.confirmAddress) : forbiddenStory;
}
