import { type DomainSight, type DomainStep, stepDomain } from '#shared/domains/domain-checks.ts';
import { isShown } from '#shared/domains/domain-states.ts';
import type { Problem } from '#shared/domains/judge-records.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { DomainClaim } from './domain-claim.ts';
import { findDomainPlace } from './domain-place.ts';
import { doesLeadHere, lookAtRecords } from './domain-records.ts';
import { lockDomain, updateClaim, updateTwin } from './domains.store.ts';
import { findClaim, findLiveClaim } from './find-claims.ts';
import { type DomainNews, mailDomainNews } from './mail-domain-news.ts';
import { twinOf } from './read-domain-name.ts';
import { endClaim, showDomain } from './show-domain.ts';

/** What an owner pays for; found by who looks, since payments stand above. */
export type DomainTerms = {
  /** Whether the owner may have a domain, which on some sites is for members. */
  readonly isEntitled: (claim: DomainClaim) => Promise<boolean>;
  /** Whether nothing is owed for a domain; asked in the transaction that shows it, and from then on it is paid for good. */
  readonly takeFee: (inside: CommandContext, claim: DomainClaim) => Promise<boolean>;
};

/**
 * Looks at the records of one domain and does what follows: shows it, says what is wrong, or lets it go. The
 * name servers are asked before anything is locked.
 */
export async function checkDomain(
  context: CommandContext,
  claim: DomainClaim,
  terms: DomainTerms,
): Promise<DomainClaim | undefined> {
  const place = await findDomainPlace(context);
  const other = twinOf(claim.domain);
  const [{ dns, problem }, isEntitled, isLed] = await Promise.all([
    lookAtRecords(context, claim, place),
    terms.isEntitled(claim),
    other !== null && doesLeadHere(context, other, place),
  ]);
  return withTransaction(context, async (inside) => {
    await lockDomain(inside.database, claim.domain);
    const now = await findClaim(inside.database, claim.id);
    // Let go, or given another token, while the name servers were asked.
    if (now === undefined || now.state === 'released' || now.token !== claim.token) return now;
    await takeStep(inside, now, { dns, isEntitled }, problem, terms);
    await updateTwin(inside.database, claim.id, isLed ? other : null);
    return findClaim(inside.database, claim.id);
  });
}

async function takeStep(
  inside: CommandContext,
  claim: DomainClaim,
  sight: DomainSight,
  problem: Problem | null,
  terms: DomainTerms,
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
  const news = step.state === 'proved' ? await takeProof(inside, claim, step, terms) : step.news;
  if (news !== null) await mailDomainNews(inside, claim, news);
}

/** Shows a name whose records are right, unless it has a price that nobody has paid yet; answers what its owner is told. */
async function takeProof(
  inside: CommandContext,
  claim: DomainClaim,
  step: DomainStep,
  { takeFee }: DomainTerms,
): Promise<DomainNews | null> {
  if (await takeFee(inside, claim)) {
    await showDomain(inside, claim);
    return 'live';
  }
  return claim.state === 'proved' && step.news === null ? null : 'unpaid';
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
