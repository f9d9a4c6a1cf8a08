import { graceEndsAt } from '#shared/membership/dunning.ts';
import type { Currency } from '#shared/money/money.ts';
import type { Applier } from '#modules/money/billing/applier.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import type { Membership } from './membership.ts';
import { tellOfMembership } from './membership-events.ts';
import { failRenewal, renew, wake } from './membership-transitions.ts';
import { lockMembership } from './memberships.store.ts';
import { renewalPurpose } from './purposes.ts';
import { recordMembership } from './record-membership.ts';

/** A renewal is paid, refused, or never reached the provider; what is renewed or over by then is left alone. */
export const applyRenewal: Applier = async (inside, intent) => {
  if (intent.personId === null) return intent.state === 'SUCCEEDED' ? { refund: 'DUPLICATE' } : null;
  const membership = await lockMembership(inside.database, intent.personId);
  const { periodEndsAt, price, creditTaken, isAsked } = renewalPurpose.parse(intent.purpose);
  const isStillDue =
    membership !== null &&
    membership.status === 'ACTIVE' &&
    membership.periodEndsAt.getTime() === periodEndsAt.getTime();
  if (!isStillDue) return intent.state === 'SUCCEEDED' ? { refund: 'DUPLICATE' } : null;
  const now = inside.clock.now();
  if (intent.state === 'SUCCEEDED') {
    const full = { amount: price.amount, currency: price.currency as Currency };
    const renewed = renew(wake(membership, now), { price: full, due: intent.money, creditTaken });
    await recordMembership(inside, membership, renewed);
    const { plan, personId } = renewed;
    const ends = renewed.periodEndsAt.toISOString();
    await tellOfMembership(inside, 'membership.renewed', { personId, plan, intentId: intent.id, periodEndsAt: ends });
  } else if (isAsked && !counts(membership, intent)) {
    return null;
  } else if (intent.state === 'DECLINED') {
    const failed = failRenewal(membership, now, intent.isWorthAnotherTry);
    await recordMembership(inside, membership, failed);
    const firstFailedAt = failed.firstFailedAt ?? now;
    await tellOfMembership(inside, 'membership.renewalFailed', {
      personId: failed.personId,
      firstFailedAt: firstFailedAt.toISOString(),
      failedCharges: failed.failedCharges,
      graceEndsAt: graceEndsAt(firstFailedAt).toISOString(),
    });
  } else {
    await recordMembership(inside, membership, { ...membership, nextChargeAt: now });
  }
  return null;
};

/**
 * Whether a try that the member asked for is one of the eight (rule 85): not where they did not approve, and not
 * where they meant to end a pause, which then goes on.
 */
function counts({ firstFailedAt }: Membership, { state, reason }: PaymentIntent): boolean {
  const isUnapproved = reason === 'APPROVAL_NEEDED' || reason === 'APPROVAL_REFUSED';
  return state === 'DECLINED' && !isUnapproved && firstFailedAt !== null;
}
