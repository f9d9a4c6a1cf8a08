import type { Discount } from './discounts.ts';
import { monthsOfPlan, type PlanType } from './plans.ts';

/** What the first payments are made less by (rule 84), as it is typed: percents of some payments, or free months. */
export type CouponTerms = {
  readonly code: string;
  /** Null where months are free. */
  readonly percentOff: number | null;
  /** For how many payments; one where null. */
  readonly cycles: number | null;
  readonly freeMonths: number | null;
  /** How many people may use it; everybody where null. */
  readonly cap: number | null;
};

/** Months that may cost nothing (rule 84). */
export const FREE_MONTHS = [1, 3, 6] as const;

/** The least and the most of each number. */
export const COUPON_LIMITS = { percentOff: [1, 100], cycles: [1, 36], cap: [0, 10_000_000] } as const;

/** What is wrong with a coupon: the name of its sentence in `couponMessages`. */
export type CouponFault = 'wrongCode' | 'wrongMonths' | 'wrongPercent' | 'wrongCycles' | 'wrongCap';

/** A code as it is kept, of what was typed or stands in an address; null where it cannot be one. */
export function readCouponCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[A-Z0-9_-]{3,40}$/.test(code) ? code : null;
}

/** The first thing that is wrong with a coupon, or null; the form and the server ask the same. */
export function couponFault({ code, percentOff, cycles, freeMonths, cap }: CouponTerms): CouponFault | null {
  if (readCouponCode(code) === null) return 'wrongCode';
  if (freeMonths !== null && !FREE_MONTHS.some((months) => months === freeMonths)) return 'wrongMonths';
  if (freeMonths === null && !isWithin(percentOff, COUPON_LIMITS.percentOff)) return 'wrongPercent';
  if (cycles !== null && !isWithin(cycles, COUPON_LIMITS.cycles)) return 'wrongCycles';
  return cap === null || isWithin(cap, COUPON_LIMITS.cap) ? null : 'wrongCap';
}

/** What a coupon takes off a plan: months that cost nothing are for plans that are paid by the month. */
export function discountFor(
  coupon: Discount & { readonly freeMonths: number | null },
  plan: PlanType,
): Discount | null {
  if (coupon.freeMonths !== null && monthsOfPlan(plan) !== 1) return null;
  return { percentOff: coupon.percentOff, cycles: coupon.cycles };
}

/** Months and people that a promotional code is for, at least and at most (rule T6). */
export const PROMOTION_LIMITS = { months: [1, 12], seats: [1, 10_000] } as const;

/** Whether a promotional code can be for so many months and people. */
export function isPromotionGood({ months, seats }: { readonly months: number; readonly seats: number }): boolean {
  return isWithin(months, PROMOTION_LIMITS.months) && isWithin(seats, PROMOTION_LIMITS.seats);
}

function isWithin(value: number | null, [least, most]: readonly [number, number]): boolean {
  return value !== null && Number.isInteger(value) && value >= least && value <= most;
}
