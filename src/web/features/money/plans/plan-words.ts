import { discountFor } from '#shared/membership/coupon-rules.ts';
import { type PaymentSchedule, scheduleOfPurchase } from '#shared/membership/payments.ts';
import { monthsOfPlan, type PlanType, tierOfPlan } from '#shared/membership/plans.ts';
import { plansMessages as messages } from '#shared/messages/plans.ts';
import type { Currency } from '#shared/money/money.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PlanOnOffer, PlansOnOffer } from '#web/generated/fragments.ts';

const PLANS = ['YEARLY', 'MONTHLY', 'PREMIUM_YEARLY', 'PREMIUM_MONTHLY'] as const satisfies readonly PlanType[];

/** The plan that an address names, in any case and with either dash; null where it names none. ANNUAL is YEARLY. */
export function planOfAddress(text: string | null | undefined): PlanType | null {
  const name = (text ?? '').toUpperCase().replaceAll('-', '_').replace('ANNUAL', 'YEARLY');
  return PLANS.find((plan) => plan === name) ?? null;
}

/** The wire takes one name more than there are plans. */
export function planOfWire(type: string): PlanType {
  return planOfAddress(type) ?? 'YEARLY';
}

export function tierName(plan: PlanType): string {
  return tierOfPlan(plan) === 'FRIEND' ? messages.friend : messages.member;
}

/** “a month” or “a year”. */
export function periodWords(plan: PlanType): string {
  return monthsOfPlan(plan) === 12 ? messages.year : messages.month;
}

/** “Monthly” or “Yearly”. */
export function oftenWords(plan: PlanType): string {
  return monthsOfPlan(plan) === 12 ? messages.yearly : messages.monthly;
}

/** Where a plan is paid for. `tab` is what addresses keep of what was chosen. */
export function paymentPath(plan: PlanType, coupon: string | null): string {
  const tab = plan.toLowerCase().replace('_', '-');
  return buildPath('ShowPayment', {}, { tab, coupon: coupon ?? undefined });
}

/** Trials are of the plans of a Member alone. */
export function hasTrial(plan: PlanType): boolean {
  return tierOfPlan(plan) === 'MEMBER';
}

/** One thing a line, as the catalogue has them. */
export function benefitsOf(tier: 'MEMBER' | 'FRIEND'): readonly string[] {
  return (tier === 'FRIEND' ? messages.friendBenefits : messages.memberBenefits).split('\n');
}

/** What a plan comes to that is begun at a moment under the coupon of an offer: what is said of it is what is charged. */
export function purchaseOf(
  { coupon }: Pick<PlansOnOffer, 'coupon'>,
  { membershipType, price }: Pick<PlanOnOffer, 'membershipType' | 'price'>,
  isTrial: boolean,
  now: number,
): PaymentSchedule {
  const plan = planOfWire(membershipType);
  const discount = coupon === null ? null : discountFor({ ...coupon, cycles: coupon.numCycles }, plan);
  const inFull = { ...price, currency: price.currency as Currency };
  return scheduleOfPurchase({ plan, price: inFull, discount, isTrial }, new Date(now));
}
