import { type Discount, discounted } from '#shared/membership/discounts.ts';
import { type PaidTier, type PlanType, tierOfPlan } from '#shared/membership/plans.ts';
import { priceOfPlan, type PriceName, type PriceTable } from '#shared/membership/prices.ts';
import type { Currency, Money } from '#shared/money/money.ts';

/** A plan as it is offered; `firstPayment` is what the first one comes to under a discount. */
export type PresentedPlan = {
  readonly membershipType: PlanType;
  readonly tier: PaidTier;
  readonly price: Money;
  readonly crossoutPrice: Money | null;
  readonly savedPrice: Money | null;
  readonly firstPayment: Money;
};

/** What is struck out beside the price of a year: twelve months. */
const CROSSOUTS: Readonly<Record<PlanType, PriceName | null>> = {
  MONTHLY: null,
  YEARLY: 'yearlyCrossout',
  PREMIUM_MONTHLY: null,
  PREMIUM_YEARLY: 'premiumYearlyCrossout',
};

/** A plan in a currency that has prices. */
export function presentPlan(
  prices: PriceTable,
  plan: PlanType,
  currency: Currency,
  discount: Discount | null = null,
): PresentedPlan {
  const price = priceOfPlan(prices, plan, currency);
  const crossout = crossoutOf(prices, plan, currency);
  const isSaving = crossout !== null && crossout > price.amount;
  return {
    membershipType: plan,
    tier: tierOfPlan(plan),
    price,
    crossoutPrice: isSaving ? { ...price, amount: crossout } : null,
    savedPrice: isSaving ? { ...price, amount: crossout - price.amount } : null,
    firstPayment: discounted(price, discount),
  };
}

function crossoutOf(prices: PriceTable, plan: PlanType, currency: Currency): number | null {
  const name = CROSSOUTS[plan];
  return name === null ? null : (prices[currency]?.[name] ?? null);
}
