import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionMessages as messages } from '#shared/messages/submissions.ts';
import { MOST_GUEST_SUBMISSIONS } from '#shared/submissions/submission-limits.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import { findDeclined, isFullOfGuest } from './find-submission.ts';
import type { Submission } from './submission.ts';

/** Why a publication was asked often enough, told before anything is written to it; the command asks again with everything held. */
export async function whyNotAgain(
  { viewer, loaders, database }: ReadContext,
  { storyId, publicationId }: Pick<Submission, 'storyId' | 'publicationId'>,
): Promise<string | undefined> {
  const story = await loaders.get(storyLoader).load(storyId);
  if (viewer === null || story?.authorIds.includes(viewer.personId) !== true) return undefined;
  const declined = await findDeclined(database, { storyId, publicationId });
  if (declined !== undefined && declined.previousId !== null) return messages.declinedTwice;
  if (declined !== undefined) {
    const draft = await readDraft(database, storyId);
    if (draft !== undefined && draft.rev <= declined.baseRevision) return messages.editFirst;
  }
  if (viewer.staffRoles.has(publicationId)) return undefined;
  const isFull = await isFullOfGuest(database, { publicationId, writerId: viewer.personId });
  return isFull ? formatMessage(messages.tooManyAsGuest, { most: MOST_GUEST_SUBMISSIONS }) : undefined;
}
