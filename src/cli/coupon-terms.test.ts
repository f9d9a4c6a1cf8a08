import { expect, test } from 'vitest';
import { readCouponTerms } from './coupon-terms.ts';

test('MEMB-2: the terms of a coupon are read from one parameter, or not at all', () => {
  expect(readCouponTerms('percent=50, payments=3,cap=100,until=2027-01-31')).toEqual({
    percentOff: 50,
    cycles: 3,
    freeMonths: null,
    cap: 100,
    expiresAt: new Date('2027-02-01T00:00:00.000Z'),
  });
  expect(readCouponTerms('months=3')).toMatchObject({ percentOff: null, freeMonths: 3, cap: null, expiresAt: null });
  for (const wrong of ['', 'percent', 'cap=5', 'percent=many', 'percent=50,until=soon', 'percent=50,colour=red']) {
    expect(readCouponTerms(wrong), wrong).toBeNull();
  }
});
