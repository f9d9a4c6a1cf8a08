import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type DomainClaim, ownerOf } from './domain-claim.ts';
import { mustSeeDomainFreshly } from './domains.policy.ts';
import { lockDomain } from './domains.store.ts';
import { findClaim } from './find-claims.ts';
import { mailDomainNews } from './mail-domain-news.ts';
import { endClaim } from './show-domain.ts';

/** Lets a domain go, or the wish for one: addresses lead to the main site again. Once is as good as twice. */
export async function releaseDomain(context: CommandContext, claimId: string): Promise<DomainClaim> {
  const claim = await findClaim(context.database, claimId);
  if (claim?.kind !== 'custom') throw new NotAllowed();
  mustSeeDomainFreshly(context, ownerOf(claim));
  return withTransaction(context, async (inside) => {
    await lockDomain(inside.database, claim.domain);
    const now = await findClaim(inside.database, claimId);
    if (now === undefined || now.state === 'released') return claim;
    await endClaim(inside, now);
    await mailDomainNews(inside, now, 'released');
    return (await findClaim(inside.database, claimId)) ?? now;
  });
}
