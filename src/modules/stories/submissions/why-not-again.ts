import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionMessages as messages } from '#shared/messages/submissions.ts';
import { MOST_GUEST_SUBMISSIONS } from '#shared/submissions/submission-limits.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
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
  const draft = declined && (await readDraft(database, storyId));
  const known = declined && whyDeclinedStays(declined, draft?.rev);
  if (known !== undefined || viewer.staffRoles.has(publicationId)) return known;
  const isFull = await isFullOfGuest(database, { publicationId, writerId: viewer.personId });
  return isFull ? formatMessage(messages.tooManyAsGuest, { most: MOST_GUEST_SUBMISSIONS }) : undefined;
}

/** A declined story comes once more, and with edits (rule 65). Pure. */
export function whyDeclinedStays(
  { previousId, baseRevision }: Pick<Submission, 'previousId' | 'baseRevision'>,
  revision: number | undefined,
): string | undefined {
  if (previousId !== null) return messages.declinedTwice;
  return revision !== undefined && revision <= baseRevision ? messages.editFirst : undefined;
}
