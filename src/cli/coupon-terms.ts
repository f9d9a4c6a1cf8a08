import { z } from 'zod';
import type { CouponInput } from '#modules/money/coupons/make-coupon.ts';

const whole = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number)
  .optional();

const terms = z.strictObject({
  percent: whole,
  payments: whole,
  months: whole,
  cap: whole,
  until: z.iso.date().optional(),
});

/** Parses `percent=50,payments=3,cap=100,until=2027-01-31`, to the end of that day in UTC; null if it's wrong. */
export function readCouponTerms(text: string): Omit<CouponInput, 'code'> | null {
  const pairs = text.split(',').map((pair) => pair.split('='));
  if (pairs.some((pair) => pair.length !== 2)) return null;
  const read = terms.safeParse(Object.fromEntries(pairs.map(([name = '', value = '']) => [name.trim(), value.trim()])));
  if (!read.success || (read.data.percent === undefined && read.data.months === undefined)) return null;
  const { percent, payments, months, cap, until } = read.data;
  return {
    percentOff: percent ?? null,
    cycles: payments ?? null,
    freeMonths: months ?? null,
    cap: cap ?? null,
    expiresAt: until === undefined ? null : new Date(Date.parse(`${until}T00:00:00.000Z`) + 86_400_000),
  };
}
