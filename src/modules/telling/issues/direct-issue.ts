import { issueMessages as messages, mailingMessages } from '#shared/messages/issues.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type Conflict, conflict, type NotFound, notFound } from '#modules/ground/refusals.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { ownerOf } from '#modules/telling/newsletters/newsletter.ts';
import { mustRunNewslettersOf } from '#modules/telling/newsletters/newsletters.policy.ts';
import { findNewsletter, holdOpen } from '#modules/telling/newsletters/read-newsletters.ts';
import { canBeMailed } from './decide-delivery.ts';
import { releaseHeld, skipRest } from './deliveries.store.ts';
import { enqueueSending } from './freeze-issues.ts';
import { findIssue, type Issue } from './issue.ts';
import { extendIssue, findOpenIssues, lockIssue, moveIssue } from './issues.store.ts';
import { purgeArchive } from './read-archive.ts';

/** Own judgement: whoever resumes more often in an hour does not mean it. */
export const RESUMING = { most: 30, windowSeconds: 3_600 } as const;

type Directed = { readonly type: 'NewsletterIssue'; readonly issueId: string };
export type DirectIssueOutcome = Directed | NotFound | Conflict | Busy;

/** Holds an issue: what has left has left, and nothing else leaves until it is resumed. */
export async function pauseIssue(context: CommandContext, issueId: string): Promise<DirectIssueOutcome> {
  const issue = await findOwnIssue(context, issueId);
  if ('type' in issue) return issue;
  const change = { from: ['waiting', 'sending'], state: 'paused', reason: 'writer', now: context.clock.now() } as const;
  return await withTransaction(context, async (inside) => {
    if (!(await moveIssue(inside.database, issueId, change))) return conflict(messages.notSending);
    await purgeArchive(inside, issue.newsletterId);
    return { type: 'NewsletterIssue', issueId };
  });
}

/**
 * Goes on with an issue where it stood, never from the top. Whoever resumes also says that readers who waited for that
 * get it: those that are a day late, and those of whom nobody knows whether they have it.
 */
export async function resumeIssue(context: CommandContext, issueId: string): Promise<DirectIssueOutcome> {
  const issue = await findOwnIssue(context, issueId);
  if ('type' in issue) return issue;
  const taken = await takeOperation(context, 'resume issue', issueId, RESUMING);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return await withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const now = clock.now();
    if (!(await holdOpen(database, issue.newsletterId))) return conflict(mailingMessages.ended);
    if (!(await canBeMailed(inside, issue.storyId))) return conflict(messages.hidden);
    // Nothing that is stopped moves, nor what is known of its readers.
    if ((await lockIssue(database, issueId)) === 'stopped') return conflict(messages.notPaused);
    const isReleased = await releaseHeld(database, issueId, now);
    const from = isReleased ? (['paused', 'sending', 'done'] as const) : (['paused'] as const);
    if (!(await moveIssue(database, issueId, { from, state: 'sending', reason: null, now }))) {
      return conflict(messages.notPaused);
    }
    await extendIssue(database, issueId, now);
    await purgeArchive(inside, issue.newsletterId);
    await enqueueSending(database);
    return { type: 'NewsletterIssue', issueId };
  });
}

/** Ends an issue: nobody who was not written to yet is, unless its writer sends the rest after all (rule 294). */
export async function stopIssue(context: CommandContext, issueId: string): Promise<DirectIssueOutcome> {
  const issue = await findOwnIssue(context, issueId);
  if ('type' in issue) return issue;
  return await withTransaction(context, async (inside) =>
    (await stop(inside, issue)) ? { type: 'NewsletterIssue', issueId } : conflict(messages.ended),
  );
}

/** Ends all that a newsletter still sends, in the transaction that ends it (rule 283). */
export async function stopIssuesOf(inside: CommandContext, newsletterId: string): Promise<void> {
  for (const id of await findOpenIssues(inside.database, newsletterId)) await stop(inside, { id, newsletterId });
}

type Stopped = { readonly id: string; readonly newsletterId: string };

async function stop({ database, clock }: CommandContext, { id, newsletterId }: Stopped): Promise<boolean> {
  const now = clock.now();
  const change = { from: ['waiting', 'sending', 'paused'], state: 'stopped', reason: 'writer', now } as const;
  if (!(await moveIssue(database, id, change))) return false;
  await skipRest(database, id, now);
  await purgeArchive({ database }, newsletterId);
  return true;
}

/** An issue that the viewer runs; throws `NotAllowed` where somebody else does. */
export async function findOwnIssue(context: CommandContext, issueId: string): Promise<Issue | NotFound> {
  const issue = await findIssue(context.database, issueId);
  const newsletter = issue && (await findNewsletter(context.database, issue.newsletterId));
  if (issue === undefined || newsletter === undefined) return notFound(messages.notFound);
  mustRunNewslettersOf(context, ownerOf(newsletter));
  return issue;
}
