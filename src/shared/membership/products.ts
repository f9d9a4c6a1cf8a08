import type { PlanType } from './plans.ts';

/** What a payment for a plan buys, as 2§3.8 spells it. */
export const PRODUCT_OF_PLAN = {
  MONTHLY: 'MONTHLY_MEMBERSHIP',
  YEARLY: 'ANNUAL_MEMBERSHIP',
  PREMIUM_MONTHLY: 'PREMIUM_MONTHLY_MEMBERSHIP',
  PREMIUM_YEARLY: 'PREMIUM_ANNUAL_MEMBERSHIP',
} as const satisfies Readonly<Record<PlanType, string>>;
