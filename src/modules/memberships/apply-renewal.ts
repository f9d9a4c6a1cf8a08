import type { Currency } from '#shared/money/money.ts';
import type { Applier } from '#modules/billing/applier.ts';
import { failRenewal, renew } from './membership-transitions.ts';
import { keepMembership, lockMembership } from './memberships.store.ts';
import { renewalPurpose } from './purposes.ts';

/** A renewal is paid, refused, or never reached the provider; what is renewed or over by then is left alone. */
export const applyRenewal: Applier = async (inside, intent) => {
  if (intent.personId === null) return intent.state === 'SUCCEEDED' ? { refund: 'DUPLICATE' } : null;
  const membership = await lockMembership(inside.database, intent.personId);
  const { periodEndsAt, price, creditTaken } = renewalPurpose.parse(intent.purpose);
  const isStillDue =
    membership !== null &&
    membership.status === 'ACTIVE' &&
    membership.periodEndsAt.getTime() === periodEndsAt.getTime();
  if (!isStillDue) return intent.state === 'SUCCEEDED' ? { refund: 'DUPLICATE' } : null;
  const now = inside.clock.now();
  if (intent.state === 'SUCCEEDED') {
    const due = intent.money;
    const full = { amount: price.amount, currency: price.currency as Currency };
    await keepMembership(inside.database, renew(membership, { price: full, due, creditTaken }));
  } else if (intent.state === 'DECLINED') {
    await keepMembership(inside.database, failRenewal(membership, now, intent.isWorthAnotherTry));
  } else {
    await keepMembership(inside.database, { ...membership, nextChargeAt: now });
  }
  return null;
};
