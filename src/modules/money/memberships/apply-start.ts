import type { Currency } from '#shared/money/money.ts';
import type { Applier } from '#modules/money/billing/applier.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import { giveUseBack, keepUse } from '#modules/money/coupons/use-coupon.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { forgetMethodLater } from './forget-method.ts';
import { isCountry } from './form-values.ts';
import { isOvertaken } from './is-overtaken.ts';
import { isActive, type Membership } from './membership.ts';
import { tellOfMembership } from './membership-events.ts';
import { begin } from './membership-transitions.ts';
import { keepTaxCountry, lockMembership } from './memberships.store.ts';
import { startPurpose } from './purposes.ts';
import { recordMembership } from './record-membership.ts';
import { takeTrialOfCard } from './trial-cards.ts';

/** A first payment, one after the end, and a method that is kept without one: somebody becomes a member. */
async function start(inside: CommandContext, intent: PaymentIntent, isCharged: boolean) {
  if (intent.personId === null) return null;
  const { plan, price, discount, isTrial, coupon, country } = startPurpose.parse(intent.purpose);
  if (intent.state !== 'SUCCEEDED') {
    if (coupon !== null) await giveUseBack(inside, coupon, intent.personId);
    return null;
  }
  const before = await lockMembership(inside.database, intent.personId);
  const now = inside.clock.now();
  // A call that came in late, after its person was told that it failed and asked for something else.
  if (await isOvertaken(inside, intent)) {
    if (!isCharged && intent.method !== null)
      await forgetMethodLater(inside, { provider: intent.provider, ref: intent.method.ref });
    return isCharged ? { refund: 'DUPLICATE' as const } : null;
  }
  // Whoever is a member already has paid for nothing: both came through, and one is given back.
  if (before !== null && isActive(before, now)) return isCharged ? { refund: 'DUPLICATE' as const } : null;
  if (intent.method === null) throw new Error(`intent ${intent.id} has no method`);
  if (isTrial && !(await takeTrialOfCard(inside, intent))) {
    await forgetMethodLater(inside, { provider: intent.provider, ref: intent.method.ref });
    return null;
  }
  if (coupon !== null) await keepUse(inside, coupon, intent.personId);
  const membership = begin(before, {
    id: createId(),
    personId: intent.personId,
    plan,
    price: { amount: price.amount, currency: price.currency as Currency },
    provider: intent.provider,
    customer: intent.customer,
    method: intent.method,
    discount,
    isTrial,
    paidAmount: intent.money.amount,
    at: now,
  });
  await recordMembership(inside, before, membership);
  if (isCountry(country)) await keepTaxCountry(inside.database, intent.personId, country);
  await tell(inside, membership, intent.id, before !== null);
  return null;
}

async function tell(inside: CommandContext, membership: Membership, intentId: string, isReturn: boolean) {
  const { personId, plan, isTrial } = membership;
  const end = membership.periodEndsAt.toISOString();
  if (isTrial) await tellOfMembership(inside, 'membership.trialStarted', { personId, plan, endsAt: end });
  else await tellOfMembership(inside, 'membership.started', { personId, plan, intentId, periodEndsAt: end, isReturn });
}

export const applyStart: Applier = (inside, intent) => start(inside, intent, true);

/** Of a trial, and of a coupon by which the first payment comes to nothing. */
export const applyTrial: Applier = (inside, intent) => start(inside, intent, false);
