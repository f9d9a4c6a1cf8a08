import { earningRules } from './rules-2027-01.ts';
import { shareByWeight } from './share-by-weight.ts';

/** Amounts are counted in ten-thousandths of a currency's smallest unit: millionths of a dollar or a euro. */
export const MICROS_OF_MINOR = 10_000;

export type Fee = {
  readonly amount: number;
  readonly taxAmount: number;
  readonly refundedAmount: number;
  /** Disputed, or taken back for good: nothing of it is anybody's. */
  readonly isHeld: boolean;
  readonly months: number;
  /** How many memberships were bought with it; more than one of a group gift. */
  readonly seats: number;
  readonly tier: 'MEMBER' | 'FRIEND';
};

/** What the provider of payments keeps: percent in hundredths, and a fixed amount of each charge in minor units. */
export type ProviderCosts = { readonly basisPoints: number; readonly fixed: number };

/** What is left of a fee after tax and costs, in minor units; never below nothing. */
export function netOf(fee: Fee, { basisPoints, fixed }: ProviderCosts): number {
  if (fee.isHeld || fee.amount <= fee.refundedAmount) return 0;
  const costs = Math.ceil((fee.amount * basisPoints) / 10_000) + fixed;
  const whole = Math.max(0, fee.amount - fee.taxAmount - costs);
  return Math.floor((whole * (fee.amount - fee.refundedAmount)) / fee.amount);
}

/**
 * What of a fee stands in each month of one membership, after tax and costs, in minor units: a year is twelve. What does
 * not divide among the seats of a group gift is nobody's month, and stays with the site.
 */
export function monthsOf(fee: Fee, costs: ProviderCosts): readonly number[] {
  const seat = Math.floor(netOf(fee, costs) / fee.seats);
  return shareByWeight(
    seat,
    Array.from({ length: fee.months }, () => 1),
  );
}

/** What writers get of it, in millionths. */
export function writersPart(minor: number, tier: Fee['tier']): number {
  return (minor * MICROS_OF_MINOR * earningRules.sharePercent[tier]) / 100;
}
