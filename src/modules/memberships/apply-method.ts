import type { Applier } from '#modules/billing/applier.ts';
import { keepMembership, lockMembership } from './memberships.store.ts';

/** Another method is kept: what follows is charged to it, and what failed by the old one is tried again at once. */
export const applyMethod: Applier = async (inside, intent) => {
  if (intent.state !== 'SUCCEEDED' || intent.personId === null || intent.method === null) return null;
  const membership = await lockMembership(inside.database, intent.personId);
  if (membership === null) return null;
  const hasFailed = membership.status === 'ACTIVE' && membership.firstFailedAt !== null;
  await keepMembership(inside.database, {
    ...membership,
    provider: intent.provider,
    customer: intent.customer,
    method: intent.method,
    nextChargeAt: hasFailed ? inside.clock.now() : membership.nextChargeAt,
  });
  return null;
};
