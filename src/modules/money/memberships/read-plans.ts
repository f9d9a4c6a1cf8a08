import { discountFor } from '#shared/membership/coupon-rules.ts';
import { PLAN_TYPES } from '#shared/membership/plans.ts';
import { currencyOffered, priceByTheWeek } from '#shared/membership/prices.ts';
import type { Config } from '#platform/config/config.ts';
import type { Money } from '#shared/money/money.ts';
import type { Coupon } from '#modules/money/coupons/coupon.ts';
import { findCoupon } from '#modules/money/coupons/find-coupon.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { isTrialOffered } from './memberships.policy.ts';
import { offeredProviders } from './offered-providers.ts';
import { type PresentedPlan, presentPlan } from './present-plans.ts';
import { readPrices } from './read-prices.ts';
import { viewerCurrency } from './viewer-currency.ts';
import { membershipLoader } from './find-membership.ts';

/** What can be bought, and how. */
export type PlansOnOffer = {
  readonly plans: readonly PresentedPlan[];
  readonly currency: string;
  readonly isFallbackCurrency: boolean;
  readonly priceByTheWeek: Money;
  readonly isTrialOffered: boolean;
  readonly coupon: Coupon | null;
  readonly couponRefusal: string | null;
  readonly providers: readonly ProviderName[];
  readonly isSandbox: boolean;
};

/** The four plans in the wanted currency or the viewer's, or in dollars where it has no prices (rule 82). */
export async function readPlans(
  context: ReadContext & { readonly config: Config },
  wanted: { readonly currency: string | null; readonly coupon: string | null },
): Promise<PlansOnOffer> {
  const prices = await readPrices(context.database);
  const asked = await viewerCurrency(context, wanted.currency);
  const currency = currencyOffered(prices, asked);
  const { viewer, loaders, config } = context;
  const membership = viewer === null ? undefined : await loaders.get(membershipLoader).load(viewer.personId);
  const providers = offeredProviders(config);
  const { coupon, refusal } = await couponOf(context, wanted.coupon);
  return {
    plans: PLAN_TYPES.map((plan) =>
      presentPlan(prices, plan, currency, coupon === null ? null : discountFor(coupon, plan)),
    ),
    currency,
    isFallbackCurrency: currency !== asked,
    priceByTheWeek: priceByTheWeek(prices, currency),
    isTrialOffered: isTrialOffered(membership ?? null),
    coupon,
    couponRefusal: refusal,
    providers,
    isSandbox: providers.includes('SANDBOX'),
  };
}

async function couponOf(context: ReadContext, typed: string | null) {
  if (typed === null) return { coupon: null, refusal: null };
  return findCoupon(context.database, typed, context.viewer?.personId ?? null, context.clock.now());
}
