import { mailingMessages as messages } from '#shared/messages/issues.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { createDraft, type NewDraft } from '#modules/stories/drafts/create-draft.ts';
import type { CreateOutcome } from '#modules/stories/drafts/draft-outcome.ts';
import { findPublicationById } from '#modules/stories/publications/visible-publications.ts';
import { updateStorySettings } from '#modules/stories/stories/update-story-settings.ts';
import { canRunNewsletter } from '#modules/telling/newsletters/newsletters.policy.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import { everybody } from './mailing.ts';
import { upsertMailing } from './mailings.store.ts';

type NewLetter = Omit<NewDraft, 'collectionSlug' | 'inResponseToQuoteId' | 'repostId'> & {
  readonly newsletterId: string;
  /** Of a correction, the issue whose readers get it. */
  readonly correctedIssueId: string | null;
};

/**
 * Begins an issue of its own (NEWS-1): a story that stands in no list, which its address opens, and which goes to the
 * readers of one newsletter. The same save again answers the same.
 */
export async function createLetter(context: CommandContext, letter: NewLetter): Promise<CreateOutcome> {
  const { newsletterId, correctedIssueId, ...value } = letter;
  const { viewer, database } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const newsletter = await findNewsletter(database, newsletterId);
  if (newsletter === undefined || newsletter.endedAt !== null || !canRunNewsletter(viewer, newsletter)) {
    return notFound(messages.noNewsletter);
  }
  const { publicationId } = newsletter;
  const publication = publicationId === null ? null : await findPublicationById(commandReader(context), publicationId);
  const collectionSlug = publication?.slug ?? null;
  const draft = { ...value, collectionSlug, inResponseToQuoteId: null, repostId: null };
  return await createDraft(context, draft, async (inside, storyId) => {
    await upsertMailing(inside.database, { ...everybody, storyId, newsletterId, correctedIssueId }, inside.clock.now());
    const settled = await updateStorySettings(inside, storyId, { visibility: 'unlisted', isMailed: true });
    // A letter that everybody could find is none.
    if (settled.type !== 'Post') throw new Error(`A letter could not be begun: ${settled.message}`);
  });
}
