import { type DomainSight, stepDomain } from '#shared/domains/domain-checks.ts';
import { isShown } from '#shared/domains/domain-states.ts';
import type { Problem } from '#shared/domains/judge-records.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { DomainClaim } from './domain-claim.ts';
import { findDomainPlace } from './domain-place.ts';
import { doesLeadHere, lookAtRecords } from './domain-records.ts';
import { lockDomain, updateClaim, updateTwin } from './domains.store.ts';
import { findClaim, findLiveClaim } from './find-claims.ts';
import { mailDomainNews } from './mail-domain-news.ts';
import { twinOf } from './read-domain-name.ts';
import { endClaim, showDomain } from './show-domain.ts';

/** Whether the owner may have a domain by what they pay; found by who looks, since payments stand above. */
export type IsEntitled = (claim: DomainClaim) => Promise<boolean>;

/**
 * Looks at the records of one domain and does what follows: shows it, says what is wrong, or lets it go. The
 * name servers are asked before anything is locked.
 */
export async function checkDomain(
  context: CommandContext,
  claim: DomainClaim,
  isEntitled: IsEntitled,
): Promise<DomainClaim | undefined> {
  const place = await findDomainPlace(context);
  const other = twinOf(claim.domain);
  const [{ dns, problem }, entitled, isLed] = await Promise.all([
    lookAtRecords(context, claim, place),
    isEntitled(claim),
    other !== null && doesLeadHere(context, other, place),
  ]);
  return withTransaction(context, async (inside) => {
    await lockDomain(inside.database, claim.domain);
    const now = await findClaim(inside.database, claim.id);
    // Let go, or given another token, while the name servers were asked.
    if (now === undefined || now.state === 'released' || now.token !== claim.token) return now;
    await takeStep(inside, now, { dns, isEntitled: entitled }, problem);
    await updateTwin(inside.database, claim.id, isLed ? other : null);
    return findClaim(inside.database, claim.id);
  });
}

async function takeStep(
  inside: CommandContext,
  claim: DomainClaim,
  sight: DomainSight,
  problem: Problem | null,
): Promise<void> {
  const { database, clock } = inside;
  const now = clock.now();
  const isInTheWay = sight.dns === 'right' && !isShown(claim.state) && (await isTaken(inside, claim));
  const seen: DomainSight = isInTheWay ? { ...sight, dns: 'wrong' } : sight;
  const step = stepDomain(claim, seen, now);
  await updateClaim(database, claim.id, {
    state: step.state === 'released' ? claim.state : step.state,
    problem: isInTheWay ? 'taken' : (problem?.kind ?? null),
    problem_found: isInTheWay ? [] : [...(problem?.found ?? [])],
    checked_at: now,
    next_check_at: step.nextCheckAt,
    failing_since: step.failingSince,
    lapsed_since: step.lapsedSince,
  });
  if (step.state === 'released') await endClaim(inside, claim);
  if (step.state === 'proved') {
    await showDomain(inside, claim);
    await mailDomainNews(inside, claim, 'live');
  }
  if (step.news !== null) await mailDomainNews(inside, claim, step.news);
}

/** Whether somebody else is shown there. Who lost their records gives way to who has them. */
async function isTaken(inside: CommandContext, claim: DomainClaim): Promise<boolean> {
  const live = await findLiveClaim(inside.database, claim.domain);
  if (live === undefined || live.id === claim.id) return false;
  if (live.state !== 'failing') return true;
  await endClaim(inside, live);
  // What is its own goes on: the token that was just proved.
  await updateClaim(inside.database, claim.id, { token: claim.token });
  await mailDomainNews(inside, live, 'lost');
  return false;
}
