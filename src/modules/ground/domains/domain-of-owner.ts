import { isShown } from '#shared/domains/domain-states.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { DomainOwner } from './domain-claim.ts';
import { lockDomain, updateClaim } from './domains.store.ts';
import { findClaim, findOpenClaim } from './find-claims.ts';
import { mailDomainNews } from './mail-domain-news.ts';
import { endClaim } from './show-domain.ts';

/** Looks for the records of an owner's domain at once, and for three days more: something that it waited for is there. */
export async function watchDomainOf(inside: CommandContext, owner: DomainOwner): Promise<void> {
  const claim = await findOpenClaim(inside.database, owner);
  if (claim === undefined || isShown(claim.state)) return;
  const now = inside.clock.now();
  await updateClaim(inside.database, claim.id, { watched_since: now, next_check_at: now });
  await enqueueJob(inside.database, 'domains:check', {}, { key: 'domains:now', queue: 'domains:check' });
}

/** Lets go of an owner's domain that is not paid for any more, and says so. */
export async function endUnpaidDomainOf(inside: CommandContext, owner: DomainOwner): Promise<void> {
  const open = await findOpenClaim(inside.database, owner);
  if (open === undefined) return;
  await lockDomain(inside.database, open.domain);
  const claim = await findClaim(inside.database, open.id);
  if (claim === undefined || !isShown(claim.state)) return;
  await endClaim(inside, claim);
  await mailDomainNews(inside, claim, 'unpaidLost');
}
