import { mailingMessages as messages } from '#shared/messages/issues.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type Conflict, conflict, type NotFound, notFound } from '#modules/ground/refusals.ts';
import { changedStory } from '#modules/ground/story-outcome.ts';
import { findEditableStory } from '#modules/stories/stories/find-manageable.ts';
import { canRunNewsletter } from '#modules/telling/newsletters/newsletters.policy.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import { type MailAudience, mailingLoader } from './mailing.ts';
import { deleteMailing, upsertMailing } from './mailings.store.ts';

/** Own judgement: a sheet that is open all day does not come to it. */
const RULE = { most: 300, windowSeconds: 3_600 } as const;

type Wish = { readonly storyId: string; readonly newsletterId: string | null; readonly audience: MailAudience };
export type ChooseMailingOutcome = { readonly type: 'Post'; readonly storyId: string } | NotFound | Conflict | Busy;

/**
 * Says by which newsletter a story is mailed when it is first published, and to whom of its readers; without one it goes
 * to everybody by the first newsletters of whose it is (rule 73). For who may change the story and runs the newsletter.
 */
export async function chooseMailing(
  context: CommandContext,
  { storyId, newsletterId, audience }: Wish,
): Promise<ChooseMailingOutcome> {
  const { viewer, database, clock } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const story = await findEditableStory(context, storyId);
  if ('type' in story) return notFound(messages.noStory);
  if (story.firstPublishedAt !== null) return conflict(messages.published);
  const chosen = await commandReader(context).loaders.get(mailingLoader).load(storyId);
  if (chosen !== undefined && chosen.correctedIssueId !== null) return conflict(messages.correction);
  const taken = await takeOperation(context, 'choose mailing', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  if (newsletterId === null) {
    await deleteMailing(database, storyId);
    return changedStory(storyId);
  }
  const newsletter = await findNewsletter(database, newsletterId);
  if (newsletter === undefined || !canRunNewsletter(viewer, newsletter)) return notFound(messages.noNewsletter);
  if (newsletter.endedAt !== null) return conflict(messages.ended);
  await upsertMailing(database, { storyId, newsletterId, correctedIssueId: null, ...audience }, clock.now());
  return changedStory(storyId);
}
