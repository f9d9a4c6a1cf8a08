import {
  paymentsAhead,
  type PaymentSchedule,
  type PaymentStep,
  scheduleOfGoingOn,
  scheduleOfPurchase,
} from '#shared/membership/payments.ts';
import type { PlanType } from '#shared/membership/plans.ts';
import { priceOfPlan, type PriceTable } from '#shared/membership/prices.ts';
import { isChargedAtReactivation, keepsOldPrice } from '#shared/membership/reactivation.ts';
import type { Money } from '#shared/money/money.ts';
import { type Membership, nextPlan } from './membership.ts';

/** What a plan costs a member: what they have keeps its price, others cost what they cost everybody. */
export function priceFor(membership: Membership, plan: PlanType, prices: PriceTable): Money {
  return plan === membership.plan ? membership.price : priceOfPlan(prices, plan, membership.price.currency);
}

/** The price of the plan that the next payment is for. */
export function priceOfNext(membership: Membership, prices: PriceTable): Money {
  return priceFor(membership, nextPlan(membership), prices);
}

/** Whether plans of another kind can be had in the currency that somebody pays in (rule 82). */
export function hasPrices(membership: Membership, prices: PriceTable): boolean {
  return prices[membership.price.currency] !== undefined;
}

/** What coming back costs now (rule 89); null where it costs nothing, since the period goes on. */
export function reactivationPrice(membership: Membership, prices: PriceTable, now: Date): Money | null {
  const { periodEndsAt, plan, price } = membership;
  if (!isChargedAtReactivation(periodEndsAt, now)) return null;
  if (keepsOldPrice(periodEndsAt, now) || !hasPrices(membership, prices)) return price;
  return priceOfPlan(prices, plan, price.currency);
}

/** What coming back comes to, now and afterwards; what is charged then is this. */
export function reactivationSchedule(membership: Membership, prices: PriceTable, now: Date): PaymentSchedule {
  const price = reactivationPrice(membership, prices, now);
  if (price !== null) return scheduleOfPurchase({ plan: membership.plan, price, discount: null, isTrial: false }, now);
  return scheduleOfGoingOn(priceOfNext(membership, prices), membership, membership.periodEndsAt);
}

/** Every payment that follows as things stand; none where nothing is due. */
export function aheadOf(membership: Membership, prices: PriceTable): readonly PaymentStep[] {
  if (membership.nextChargeAt === null) return [];
  return paymentsAhead(priceOfNext(membership, prices), membership);
}
