import type { Currency, Money } from '#shared/money/money.ts';
import { addMonths } from './periods.ts';
import { type PaidTier, planOf } from './plans.ts';
import { DOLLAR_PRICES, priceOfPlan, type PriceTable } from './prices.ts';

/** How long a gift lasts that is bought (rule 98). */
export const GIFT_MONTHS = 12;

/** A note is at most this long (rule 99). */
export const GIFT_NOTE_LENGTH = 500;

/** Delivery is at most so many months ahead (rule 99). */
export const GIFT_DELIVERY_MONTHS = 12;

/** A code is good for so many months: five years (rule 100). */
const GIFT_CODE_MONTHS = 60;

/** The most memberships of one group gift (rule 103). */
export const GROUP_GIFT_MOST = 1000;

/** What a code is good for. */
export type GiftCodeStatus = 'VALID' | 'ALREADY_USED' | 'EXPIRED' | 'NOT_FOUND' | 'NOT_REDEEMABLE_BY_PAST_MEMBERS';

/** A year of a tier, so many times: 50 and 150 dollars (rule 98); elsewhere what a year costs there. */
export function priceOfGift(table: PriceTable, tier: PaidTier, currency: Currency, seats = 1): Money {
  const { amount } = priceOfPlan(table, planOf(tier, 12), currency);
  return { amount: amount * seats, currency };
}

/** The last moment of a code that is bought now. */
export function giftExpiresAt(boughtAt: Date): Date {
  return addMonths(boughtAt, GIFT_CODE_MONTHS);
}

/** Whether a gift may be delivered at a moment: not before now, by a minute's grace, and within twelve months. */
export function canBeDelivered(deliverAt: Date, now: Date): boolean {
  return deliverAt.getTime() >= now.getTime() - 60_000 && deliverAt <= addMonths(now, GIFT_DELIVERY_MONTHS);
}

/** A year of Friend is worth so many of Member: by the prices, the same in every currency. */
const FRIEND_WORTH = DOLLAR_PRICES.premiumYearly / DOLLAR_PRICES.yearly;

/** Time of one tier as time of another, in milliseconds, rounded up in favour of the member (0029). */
export function exchangedTime(milliseconds: number, from: PaidTier, to: PaidTier): number {
  if (from === to) return milliseconds;
  return Math.ceil(from === 'FRIEND' ? milliseconds * FRIEND_WORTH : milliseconds / FRIEND_WORTH);
}

/** Months of one tier as whole months of another, rounded up in favour of the member (0029). */
export function exchangedMonths(months: number, from: PaidTier, to: PaidTier): number {
  if (from === to) return months;
  return Math.ceil(from === 'FRIEND' ? months * FRIEND_WORTH : months / FRIEND_WORTH);
}
