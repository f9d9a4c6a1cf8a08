import type { Currency } from '#shared/money/money.ts';
import { chargeForSwitch } from '#shared/membership/switching.ts';
import type { Applier } from '#modules/money/billing/applier.ts';
import { isOvertaken } from './is-overtaken.ts';
import { tellOfMembership } from './membership-events.ts';
import { switchNow } from './membership-transitions.ts';
import { lockMembership } from './memberships.store.ts';
import { switchPurpose } from './purposes.ts';
import { recordMembership } from './record-membership.ts';

/** A switch is paid: it happens if the membership is still what it was when it was asked for, and is given back else. */
export const applySwitch: Applier = async (inside, intent) => {
  if (intent.state !== 'SUCCEEDED') return null;
  if (intent.personId === null) return { refund: 'DUPLICATE' };
  const membership = await lockMembership(inside.database, intent.personId);
  const { periodEndsAt, from, plan, price, unused } = switchPurpose.parse(intent.purpose);
  const isAsItWas =
    membership !== null &&
    membership.status === 'ACTIVE' &&
    membership.cancelledAt === null &&
    membership.plan === from &&
    membership.periodEndsAt.getTime() === periodEndsAt.getTime();
  if (!isAsItWas || (await isOvertaken(inside, intent))) return { refund: 'DUPLICATE' };
  const full = { amount: price.amount, currency: price.currency as Currency };
  const { credit } = chargeForSwitch(full, { ...full, amount: unused });
  const switched = switchNow(membership, {
    plan,
    price: full,
    paidAmount: Math.max(price.amount, intent.money.amount),
    credit: credit.amount,
    // What was left was counted then; a bank may answer after the end of that period.
    at: intent.createdAt,
  });
  await recordMembership(inside, membership, switched);
  await tellOfMembership(inside, 'membership.switched', {
    personId: intent.personId,
    from,
    plan,
    startsAt: switched.periodStartsAt.toISOString(),
    isScheduled: false,
    intentId: intent.id,
  });
  return null;
};
