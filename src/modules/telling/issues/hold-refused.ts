import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { verdictOf } from '#modules/ground/mail-suppressions/ladder.ts';
import { noteReturned } from '#modules/ground/mail-suppressions/suppress-address.ts';
import { countDeliveries, holdRefusedDeliveries } from './deliveries.store.ts';
import { findIssue } from './issue.ts';
import { moveIssue } from './issues.store.ts';
import { purgeArchive } from './read-archive.ts';
import { tellOfRefusal } from './tell-writer.ts';

/** Own judgement: so many in a row are no chance while others get it, also at one domain, and so few where nothing is left. */
const IN_A_ROW = { onTheWay: 10, atOneDomain: 25, atTheEnd: 3 } as const;

export type Refusal = { readonly id: string; readonly to: string; readonly status: string };

/** Whether a refusal may be about the site or what it sends: it says so, or says of nothing what it is about. */
export const isPerhapsOurs = (status: string): boolean => verdictOf(status) === 'ours' || /^[45]\.0\.0$/.test(status);

/**
 * Refusals of an issue that came one after the other, with nobody who got it in between: where they are the same for
 * everybody, the issue is paused and those readers wait for it, however few they are (rule 299). True where it is.
 */
export async function holdRefused(
  context: CommandContext,
  issueId: string,
  { refusals, isOver }: { readonly refusals: readonly Refusal[]; readonly isOver: boolean },
): Promise<boolean> {
  if (!(await isForEverybody(context, issueId, refusals, isOver))) return false;
  return await withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const change = { from: ['sending', 'done'], state: 'paused', reason: 'refused', now: clock.now() } as const;
    const isPaused = await moveIssue(database, issueId, change);
    const issue = await findIssue(database, issueId);
    if (issue?.state !== 'paused') return false;
    await holdRefusedDeliveries(
      database,
      refusals.map(({ id }) => id),
    );
    if (!isPaused) return true;
    await purgeArchive(inside, issue.newsletterId);
    await tellOfRefusal(inside, issue, refusals.length);
    return true;
  });
}

/** They were about their readers, after all. */
export async function blameReaders(context: CommandContext, refusals: readonly Refusal[]): Promise<void> {
  for (const { to, status } of refusals) await noteReturned(context, to, status);
}

async function isForEverybody(
  { database }: CommandContext,
  issueId: string,
  refusals: readonly Refusal[],
  isOver: boolean,
): Promise<boolean> {
  if (refusals.length < (isOver ? 1 : IN_A_ROW.onTheWay)) return false;
  const isWide = new Set(refusals.map(({ to }) => to.slice(to.lastIndexOf('@') + 1))).size > 1;
  if (refusals.length >= (isWide ? IN_A_ROW.onTheWay : IN_A_ROW.atOneDomain)) return true;
  const [counts, issue] = await Promise.all([countDeliveries(database, [issueId]), findIssue(database, issueId)]);
  if (issue === undefined) return false;
  // What was in hand when it was paused fares as the others did.
  if (issue.state === 'paused' && issue.stopReason === 'refused') return true;
  const hasAny = (...states: readonly string[]) =>
    counts.some(({ state, count }) => count > 0 && states.includes(state));
  // Others may still get it.
  if (hasAny('queued', 'deferred', 'sending', 'unknown')) return false;
  if (refusals.length >= IN_A_ROW.atTheEnd && isWide) return true;
  // Who comes to a series comes alone: one server that turns us away says nothing of the next reader.
  if (issue.stepId !== null || hasAny('accepted')) return false;
  return refusals.length >= IN_A_ROW.atTheEnd || refusals.some(({ status }) => verdictOf(status) === 'ours');
}
