import type { Applier } from '#modules/money/billing/applier.ts';
import { forgetMethodLater, forgetMethodOf } from './forget-method.ts';
import { isCountry } from './form-values.ts';
import { isOvertaken } from './is-overtaken.ts';
import { tellOfMembership } from './membership-events.ts';
import { keepTaxCountry, lockMembership } from './memberships.store.ts';
import { methodPurpose } from './purposes.ts';
import { recordMembership } from './record-membership.ts';

/** Another method is kept: what follows is charged to it, and what failed by the old one is tried again at once. */
export const applyMethod: Applier = async (inside, intent) => {
  if (intent.state !== 'SUCCEEDED' || intent.personId === null || intent.method === null) return null;
  const membership = await lockMembership(inside.database, intent.personId);
  if (membership === null) return null;
  if (await isOvertaken(inside, intent)) {
    await forgetMethodLater(inside, { provider: intent.provider, ref: intent.method.ref });
    return null;
  }
  const hasFailed = membership.status === 'ACTIVE' && membership.firstFailedAt !== null;
  await recordMembership(inside, membership, {
    ...membership,
    provider: intent.provider,
    customer: intent.customer,
    method: intent.method,
    nextChargeAt: hasFailed ? inside.clock.now() : membership.nextChargeAt,
  });
  const { country } = methodPurpose.parse(intent.purpose);
  if (isCountry(country)) await keepTaxCountry(inside.database, intent.personId, country);
  if (membership.method?.ref !== intent.method.ref) await forgetMethodOf(inside, membership);
  await tellOfMembership(inside, 'membership.methodUpdated', { personId: intent.personId });
  return null;
};
