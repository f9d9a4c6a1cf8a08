import { expect, test } from 'vitest';
import type { CouponRow } from '#web/generated/fragments.ts';
import { couponState, couponTerms } from './coupon-texts.ts';

const coupon: CouponRow = {
  __typename: 'AdminCoupon',
  code: 'SPRING-27',
  percentOff: 50,
  numCycles: 3,
  freeMonths: null,
  expiresAt: null,
  cap: null,
  usedCount: 0,
  isEnded: false,
};
const midnight = Date.parse('2027-01-01T00:00:00.000Z');

test.each<[Partial<CouponRow>, string]>([
  [{}, 'used by 0 people'],
  [{ usedCount: 1, cap: 10 }, 'used by one person · 9 left'],
  [{ usedCount: 10, cap: 10 }, 'used by 10 people · used up'],
  [{ usedCount: 11, cap: 10 }, 'used by 11 people · used up'],
  [{ cap: 0 }, 'used by 0 people · not open yet'],
  [{ expiresAt: midnight }, 'used by 0 people · until Dec 31, 2026'],
  [{ expiresAt: midnight, isEnded: true }, 'used by 0 people · ended on Dec 31, 2026'],
])('MEMB-2: %j is told as: %s', (part, text) => {
  expect(couponState({ ...coupon, ...part })).toBe(text);
});

test('MEMB-2: percents of some payments, or months', () => {
  expect(couponTerms(coupon)).toBe('50% off the first 3 payments');
  expect(couponTerms({ ...coupon, numCycles: 1 })).toBe('50% off the first payment');
  expect(couponTerms({ ...coupon, percentOff: 100, freeMonths: 3 })).toMatch(/^3 months free/);
});
