import { expect, test } from 'vitest';
import { couponFault, type CouponTerms, isPromotionGood, readCouponCode } from './coupon-rules.ts';

const good: CouponTerms = { code: 'spring-27', percentOff: 50, cycles: 3, freeMonths: null, cap: 10 };

test.each<[Partial<CouponTerms>, ReturnType<typeof couponFault>]>([
  [{}, null],
  [{ cap: null, cycles: null }, null],
  [{ cap: 0 }, null],
  [{ percentOff: 100, cycles: 36 }, null],
  [{ percentOff: null, freeMonths: 6 }, null],
  [{ code: 'ab' }, 'wrongCode'],
  [{ code: 'a'.repeat(41) }, 'wrongCode'],
  [{ code: 'with space' }, 'wrongCode'],
  [{ percentOff: null }, 'wrongPercent'],
  [{ percentOff: 0 }, 'wrongPercent'],
  [{ percentOff: 101 }, 'wrongPercent'],
  [{ percentOff: 12.5 }, 'wrongPercent'],
  [{ cycles: 0 }, 'wrongCycles'],
  [{ cycles: 37 }, 'wrongCycles'],
  [{ freeMonths: 2 }, 'wrongMonths'],
  [{ cap: -1 }, 'wrongCap'],
  [{ cap: Number.NaN }, 'wrongCap'],
])('MEMB-2: a coupon with %j: %s', (part, fault) => {
  expect(couponFault({ ...good, ...part })).toBe(fault);
});

test('MEMB-2: a code is kept in capitals', () => {
  expect(readCouponCode(' spring_27 ')).toBe('SPRING_27');
  expect(readCouponCode('fünf')).toBeNull();
});

test('MEMB-12: a promotional code is for 1 to 12 months and 1 to 10,000 people', () => {
  for (const [months, seats] of [
    [1, 1],
    [12, 10_000],
  ] as const)
    expect(isPromotionGood({ months, seats })).toBe(true);
  for (const [months, seats] of [
    [0, 1],
    [13, 1],
    [1, 0],
    [1, 10_001],
    [1.5, 1],
    [1, Number.NaN],
  ] as const)
    expect(isPromotionGood({ months, seats }), `${months} ${seats}`).toBe(false);
});
