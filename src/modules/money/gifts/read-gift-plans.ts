import { GIFT_MONTHS, priceOfGift } from '#shared/membership/gifts.ts';
import { currencyOffered } from '#shared/membership/prices.ts';
import type { PaidTier } from '#shared/membership/plans.ts';
import type { Currency, Money } from '#shared/money/money.ts';
import type { Database } from '#platform/database/database.ts';
import { readPrices } from '#modules/money/memberships/read-prices.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type OfferedGift = {
  readonly tier: PaidTier;
  readonly months: number;
  readonly price: Money;
};

/** What can be given, in the wanted currency or in dollars (rules 82, 98). */
export async function readGiftPlans(
  database: Database<Tables>,
  wanted: Currency,
): Promise<{ readonly currency: Currency; readonly plans: readonly OfferedGift[] }> {
  const prices = await readPrices(database);
  const currency = currencyOffered(prices, wanted);
  const tiers: readonly PaidTier[] = ['MEMBER', 'FRIEND'];
  const plans = tiers.map((tier) => ({ tier, months: GIFT_MONTHS, price: priceOfGift(prices, tier, currency) }));
  return { currency, plans };
}

/** The fewest memberships of a group gift: 11 unless the operator says otherwise (rule 103). */
export async function readGroupMinimum(database: Database<Tables>): Promise<number> {
  return Number((await readSettings(database))['gifts.groupMinimum']);
}
