import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { mustBrake } from './back-off.ts';
import { countDeliveries, skipRest } from './deliveries.store.ts';
import { findIssue } from './issue.ts';
import { blameIssue, lockIssue, moveIssue } from './issues.store.ts';
import { purgeArchive } from './read-archive.ts';
import { tellOfHarm } from './tell-writer.ts';

/**
 * Stops an issue that too many mailboxes turned away or readers called spam, and tells its writer, once (rule 72). Much
 * of that comes after the last mail has left: such an issue says so, and lists that join wait for a better one. A series
 * is stopped then, too, since it goes on with whoever comes next (rule 285).
 */
export async function brakeIssue(context: CommandContext, issueId: string): Promise<void> {
  const counts = await countDeliveries(context.database, [issueId]);
  const countOf = (state: string) => counts.find((count) => count.state === state)?.count ?? 0;
  const [accepted, bounced] = [countOf('accepted'), countOf('bounced')];
  const complained = counts.reduce((sum, count) => sum + count.complained, 0);
  const reason = mustBrake({ accepted, bounced, complained });
  if (reason === undefined) return;
  await withTransaction(context, async (inside) => {
    const { database } = inside;
    // Nobody sends the rest of it meanwhile.
    await lockIssue(database, issueId);
    const issue = await findIssue(database, issueId);
    if (issue === undefined) return;
    const now = inside.clock.now();
    const underWay = ['sending', 'paused'] as const;
    const from = issue.stepId === null ? underWay : ([...underWay, 'done'] as const);
    const isStopped = await moveIssue(database, issueId, { from, state: 'stopped', reason, now });
    if (isStopped) {
      await skipRest(database, issueId, now);
      await purgeArchive(inside, issue.newsletterId);
    } else if (!(await blameIssue(database, issueId, reason))) return;
    await tellOfHarm(inside, issue, { reason, bounced, complained, handed: accepted + bounced, isOver: !isStopped });
  });
}
