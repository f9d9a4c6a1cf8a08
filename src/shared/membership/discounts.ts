import type { Money } from '#shared/money/money.ts';
import { monthsOfPlan, type PlanType } from './plans.ts';

/** What takes off a price for a number of payments (rule 84); a membership has at most one at a time. */
export type Discount = {
  /** 1 to 100; a free month is 100. */
  readonly percentOff: number;
  /** How many payments it holds for; each payment uses one up. */
  readonly cycles: number;
};

/** What is asked for a payment under a discount: rounded in favour of the member, in whole minor units. */
export function discounted(price: Money, discount: Discount | null): Money {
  if (discount === null || discount.cycles <= 0) return price;
  return { ...price, amount: Math.floor((price.amount * (100 - discount.percentOff)) / 100) };
}

/** Half or a fifth off for one year: one payment of a yearly plan, twelve of a monthly one. */
export function forOneYear(percentOff: 20 | 50, plan: PlanType): Discount {
  return { percentOff, cycles: 12 / monthsOfPlan(plan) };
}
