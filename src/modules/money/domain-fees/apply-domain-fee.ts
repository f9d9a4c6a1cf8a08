import { isShown } from '#shared/domains/domain-states.ts';
import { watchDomainOf } from '#modules/ground/domains/domain-of-owner.ts';
import { findOpenClaim } from '#modules/ground/domains/find-claims.ts';
import type { Applier } from '#modules/money/billing/applier.ts';
import { insertFee } from './domain-fees.store.ts';
import { payingOwner, purposeOf } from './domain-purpose.ts';
import { mailDomainFee } from './mail-domain-fee.ts';

/** A domain is paid for: its records are looked at again, at once. What bought nothing new goes back. */
export const applyDomainFee: Applier = async (inside, intent) => {
  if (intent.state !== 'SUCCEEDED') return null;
  const { domain, publicationId } = purposeOf(intent);
  const owner = payingOwner({ personId: intent.personId, publicationId });
  // Erased since: nobody could get what was paid for.
  if (owner === null || intent.personId === null) return { refund: 'DUPLICATE' };
  const claim = await findOpenClaim(inside.database, owner);
  // It became live without: the price was taken back meanwhile.
  if (claim !== undefined && isShown(claim.state)) return { refund: 'DUPLICATE' };
  const fee = { buyerId: intent.personId, publicationId, intentId: intent.id, price: intent.money };
  if (!(await insertFee(inside.database, { ...fee, now: inside.clock.now() }))) return { refund: 'DUPLICATE' };
  await watchDomainOf(inside, owner);
  await mailDomainFee(inside, { personId: intent.personId, domain, price: intent.money, news: 'paid' });
  return null;
};
