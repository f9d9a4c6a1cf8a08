import { hasCardExpired } from '#shared/membership/card-expiry.ts';
import { graceEndsAt } from '#shared/membership/dunning.ts';
import { addMonths } from '#shared/membership/periods.ts';
import { monthsOfPlan, type PaidTier, tierOfPlan } from '#shared/membership/plans.ts';
import type { PriceTable } from '#shared/membership/prices.ts';
import type { Money } from '#shared/money/money.ts';
import { type Membership, nextPlan } from './membership.ts';
import { priceOfRenewal } from './membership-transitions.ts';
import { canCancel, canReactivate, canSwitchPlan } from './memberships.policy.ts';
import { presentPlan } from './present-plans.ts';
import { hasPrices, priceOfNext, reactivationPrice, reactivationSchedule } from './prices-of-membership.ts';

/** A membership as its owner sees it, with what its further fields are counted from. */
export type PresentedMembership = ReturnType<typeof presentMembership>;

/** How a membership stands at a moment, with the prices of that moment. */
export function presentMembership(membership: Membership, prices: PriceTable, now: Date) {
  const { method, firstFailedAt, scheduledPlan, discount, nextChargeAt, periodEndsAt } = membership;
  // A scheduled switch overrides type and price.
  const shown = priceOfNext(membership, prices);
  return {
    membership,
    prices,
    now,
    membershipId: membership.id,
    status: membership.status,
    tier: tierOfPlan(membership.plan) satisfies PaidTier,
    membershipType: nextPlan(membership),
    currency: shown.currency,
    amount: shown.amount,
    startedAt: membership.startedAt,
    currentPeriodEndsAt: periodEndsAt,
    isPeriodOver: periodEndsAt <= now,
    nextChargeAt,
    nextCharge: nextChargeAt === null ? null : priceOfRenewal(membership, shown).due,
    discountEndsAt: discountEndsAt(membership),
    isCancelled: membership.cancelledAt !== null,
    isTrial: membership.isTrial,
    pausedUntil: membership.pausedUntil,
    endedAt: membership.endedAt,
    paymentFailedAt: firstFailedAt,
    graceEndsAt: firstFailedAt === null ? null : graceEndsAt(firstFailedAt),
    paymentProvider: membership.provider,
    hasCreditCardExpired:
      method !== null &&
      method.kind !== 'PaypalAccount' &&
      hasCardExpired(method.expirationMonth, method.expirationYear, now),
    hasRecurringPaymentFailedMoreThanOnce: membership.failedCharges > 1,
    planV2: {
      membershipType: membership.plan,
      price: membership.price,
      discount: discount === null ? null : discountOf(membership.price, discount),
    },
    switchPlanSchedule:
      scheduledPlan === null
        ? null
        : { startAt: periodEndsAt, plan: presentPlan(prices, scheduledPlan, shown.currency) },
    paymentMethod: method,
    canCancel: canCancel(membership),
    canReactivate: canReactivate(membership),
    reactivationCharge: canReactivate(membership) ? reactivationPrice(membership, prices, now) : null,
    reactivation: canReactivate(membership) ? reactivationSchedule(membership, prices, now) : null,
    credit: membership.credit,
    canSwitchPlan: canSwitchPlan(membership) && hasPrices(membership, prices),
  };
}

function discountOf(regularPrice: Money, { cycles, percentOff }: NonNullable<Membership['discount']>) {
  return { regularPrice, numCycles: cycles, percentOff };
}

/** When the first payment without the discount is due. */
function discountEndsAt(membership: Membership): Date | null {
  const { discount, periodEndsAt } = membership;
  if (discount === null) return null;
  return addMonths(periodEndsAt, discount.cycles * monthsOfPlan(nextPlan(membership)));
}
