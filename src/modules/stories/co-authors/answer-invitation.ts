import { coAuthorMessages as messages } from '#shared/messages/co-authors.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { isKeptApart } from '#modules/people/blocks/blocks.policy.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { changeAuthors } from '#modules/stories/stories/change-authors.ts';
import { lockManagedStory } from '#modules/stories/stories/managed-story.ts';
import { type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import { declineInvitation, deleteInvitation } from './co-authors.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'coAuthor.agreed': { readonly storyId: string; readonly personId: string };
  }
}

export type AnswerInvitationOutcome =
  | { readonly type: 'AnsweredInvitation'; readonly postId: string; readonly isAccepted: boolean }
  | Refusal<'NotFound'>;

const gone = refuse('NotFound', messages.invitationGone);

/** Agrees to stand last in a byline, and may change the story from then on; or declines, which is for good. */
export async function answerInvitation(
  context: CommandContext,
  { storyId, isAccepted }: { readonly storyId: string; readonly isAccepted: boolean },
): Promise<AnswerInvitationOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const { personId } = viewer;
  return withTransaction(context, async (inside): Promise<AnswerInvitationOutcome> => {
    const { database, clock } = inside;
    const story = await lockManagedStory(database, storyId);
    const isOpen = story?.state === 'draft' || story?.state === 'published';
    if (story === undefined || !isOpen || isKeptApart(viewer, story.creatorId)) return gone;
    if (!isAccepted) {
      const declined = await declineInvitation(database, { storyId, personId, now: clock.now() });
      return declined ? { type: 'AnsweredInvitation', postId: storyId, isAccepted } : gone;
    }
    if (!(await deleteInvitation(database, { storyId, personId }))) return gone;
    if (!story.authorIds.includes(personId)) await changeAuthors(inside, storyId, [...story.authorIds, personId]);
    await emitEvent(database, 'coAuthor.agreed', { storyId, personId });
    return { type: 'AnsweredInvitation', postId: storyId, isAccepted };
  });
}
