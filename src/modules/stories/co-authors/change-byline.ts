import { coAuthorMessages as messages } from '#shared/messages/co-authors.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { changeAuthors } from '#modules/stories/stories/change-authors.ts';
import { findManageable } from '#modules/stories/stories/find-manageable.ts';
import { lockManagedStory, type ManagedStory } from '#modules/stories/stories/managed-story.ts';
import { noSuchStory, refuse } from '#modules/ground/story-outcome.ts';
import { canEditStory } from '#modules/stories/stories/stories.policy.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import type { BylineOutcome } from './byline.ts';
import { canChangeByline, canTakeOut } from './co-authors.policy.ts';
import { deleteInvitation } from './co-authors.store.ts';
import { bylineOf } from './read-byline.ts';

type OfPerson = { readonly storyId: string; readonly personId: string };

/** Takes back what was asked of somebody who has not answered. */
export function withdrawInvitation(context: CommandContext, invitation: OfPerson): Promise<BylineOutcome> {
  return changeLocked(context, invitation.storyId, canChangeByline, async (inside, story) => {
    await deleteInvitation(inside.database, invitation);
    return bylineOf(inside.database, story);
  });
}

/** Takes a name out of a byline; who leaves changes the story no longer, and what they wrote stays in it. */
export function removeCoAuthor(context: CommandContext, { storyId, personId }: OfPerson): Promise<BylineOutcome> {
  const isAllowed = (viewer: Viewer | null, story: ManagedStory) => canTakeOut(viewer, story, personId);
  return changeLocked(context, storyId, isAllowed, (inside, story) =>
    withAuthors(
      inside,
      story,
      story.authorIds.filter((id) => id !== personId),
    ),
  );
}

/** Puts the names of a byline in another order; refused where somebody came or went meanwhile. */
export function arrangeByline(
  context: CommandContext,
  { storyId, personIds }: { readonly storyId: string; readonly personIds: readonly string[] },
): Promise<BylineOutcome> {
  return changeLocked(context, storyId, canChangeByline, async (inside, story) => {
    const isSame = personIds.toSorted().join() === story.authorIds.toSorted().join();
    return isSame ? withAuthors(inside, story, personIds) : refuse('BadRequest', messages.otherAuthors);
  });
}

async function withAuthors(
  context: CommandContext,
  story: ManagedStory,
  authorIds: readonly string[],
): Promise<BylineOutcome> {
  await changeAuthors(context, story.id, authorIds);
  return bylineOf(context.database, { ...story, authorIds });
}

/** Own judgement: more than a byline is changed in an hour. */
const RULE = { most: 200, windowSeconds: 3_600 } as const;

/** Of many at once each sees what the others did. */
async function changeLocked(
  context: CommandContext,
  storyId: string,
  isAllowed: (viewer: Viewer | null, story: ManagedStory) => boolean,
  run: (inside: CommandContext, story: ManagedStory) => Promise<BylineOutcome>,
): Promise<BylineOutcome> {
  const found = await findManageable(context, storyId, canEditStory);
  if ('type' in found) return found;
  const taken = await takeOperation(context, 'change byline', context.viewer?.personId ?? storyId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<BylineOutcome> => {
    const story = await lockManagedStory(inside.database, storyId);
    if (story === undefined) return noSuchStory;
    return isAllowed(inside.viewer, story) ? run(inside, story) : refuse('Forbidden', messages.creatorOnly);
  });
}
