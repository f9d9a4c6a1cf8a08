import { type Busy, busy } from '#modules/ground/busy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { checkDomain, type DomainTerms } from './check-domain.ts';
import { type DomainClaim, ownerOf } from './domain-claim.ts';
import { mustSeeDomain } from './domains.policy.ts';
import { updateClaim } from './domains.store.ts';
import { findClaim } from './find-claims.ts';

/** Own judgement: each look asks a few name servers of strangers. */
const RULE = { most: 10, windowSeconds: 600 } as const;

/** Looks at once, for somebody who just set their records; from then on they are looked for again. */
export async function checkDomainNow(
  context: CommandContext,
  claimId: string,
  terms: DomainTerms,
): Promise<DomainClaim | Busy> {
  const claim = await findClaim(context.database, claimId);
  if (claim === undefined) throw new NotAllowed();
  mustSeeDomain(context, ownerOf(claim));
  if (claim.state === 'released' || claim.kind === 'subdomain') return claim;
  const taken = await takeOperation(context, 'check domain', claim.id, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const watchedSince = claim.nextCheckAt === null ? context.clock.now() : claim.watchedSince;
  if (claim.nextCheckAt === null) await updateClaim(context.database, claim.id, { watched_since: watchedSince });
  return (await checkDomain(context, claim, terms)) ?? claim;
}
