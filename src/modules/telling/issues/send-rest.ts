import { issueMessages as messages, mailingMessages } from '#shared/messages/issues.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { conflict } from '#modules/ground/refusals.ts';
import { holdOpen } from '#modules/telling/newsletters/read-newsletters.ts';
import { canBeMailed } from './decide-delivery.ts';
import { requeueRest } from './deliveries.store.ts';
import { type DirectIssueOutcome, findOwnIssue, RESUMING } from './direct-issue.ts';
import { enqueueSending } from './freeze-issues.ts';
import { findIssue } from './issue.ts';
import { extendIssue, lockIssue, moveIssue, renameIssues } from './issues.store.ts';
import { purgeArchive } from './read-archive.ts';

/**
 * Goes on with an issue that its writer stopped: those whom it did not reach for that get it as the story is now, and
 * nobody else (rule 294). What bounces or complaints stopped stays so, and so does a series.
 */
export async function sendRest(context: CommandContext, issueId: string): Promise<DirectIssueOutcome> {
  const issue = await findOwnIssue(context, issueId);
  if ('type' in issue) return issue;
  const taken = await takeOperation(context, 'resume issue', issueId, RESUMING);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return await withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const now = clock.now();
    if (!(await holdOpen(database, issue.newsletterId))) return conflict(mailingMessages.ended);
    await lockIssue(database, issueId);
    const locked = await findIssue(database, issueId);
    const isTheirs = locked?.state === 'stopped' && locked.stopReason === 'writer' && locked.stepId === null;
    if (!isTheirs) return conflict(messages.noRest);
    if (!(await canBeMailed(inside, issue.storyId))) return conflict(messages.hidden);
    if (!(await requeueRest(database, issueId, now))) return conflict(messages.noRest);
    await moveIssue(database, issueId, { from: ['stopped'], state: 'sending', reason: null, now });
    await extendIssue(database, issueId, now);
    await renameIssues(database, issue.storyId, storyMessages.untitled);
    await purgeArchive(inside, issue.newsletterId);
    await enqueueSending(database);
    return { type: 'NewsletterIssue', issueId };
  });
}
