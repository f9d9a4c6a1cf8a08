import { describe, expect, test } from 'vitest';
import { CANCELLATION_REASONS, offerAtCancellation } from './cancellation.ts';
import { discounted, forOneYear } from './discounts.ts';

const now = new Date('2026-11-22T10:00:00Z');

describe('cancelling', () => {
  test.each([
    ['COSTS', 'YEARLY', 'FIFTY_PERCENT_OFF_ONE_YEAR'],
    ['COSTS', 'MONTHLY', 'TWENTY_PERCENT_OFF_ONE_YEAR'],
    ['COSTS', 'PREMIUM_YEARLY', 'FIFTY_PERCENT_OFF_ONE_YEAR'],
    ['PREMIUM_TIER_SUBSCRIPTION', 'PREMIUM_MONTHLY', 'MOVE_TO_MEMBER'],
    ['PREMIUM_TIER_SUBSCRIPTION', 'MONTHLY', 'NO_DISCOUNT'],
    ['TIME', 'MONTHLY', 'PAUSE'],
    ['FEATURE_USAGE', 'YEARLY', 'PAUSE'],
    ['DUPLICATE_ACCOUNTS', 'YEARLY', 'MERGE_HELP'],
    ['CONTENT', 'YEARLY', 'NO_DISCOUNT'],
    ['SWITCHING_PRODUCT', 'MONTHLY', 'NO_DISCOUNT'],
    ['OTHER', 'MONTHLY', 'NO_DISCOUNT'],
  ] as const)('MEMB-5, rule 87: %s on %s is offered %s', (reason, plan, offer) => {
    expect(offerAtCancellation(reason, plan, null, now)).toBe(offer);
  });

  test('MEMB-5: every reason is answered, and once in twelve months only', () => {
    expect(CANCELLATION_REASONS).toHaveLength(8);
    const lastOfferAt = new Date('2025-11-22T10:00:00Z');
    expect(offerAtCancellation('COSTS', 'YEARLY', lastOfferAt, new Date(now.getTime() - 1000))).toBe('NO_DISCOUNT');
    expect(offerAtCancellation('COSTS', 'YEARLY', lastOfferAt, now)).toBe('FIFTY_PERCENT_OFF_ONE_YEAR');
  });

  test('MEMB-5: 20 and 50 percent off hold for one year of payments, and cents fall to the member', () => {
    expect(forOneYear(50, 'YEARLY')).toEqual({ percentOff: 50, cycles: 1 });
    expect(forOneYear(20, 'MONTHLY')).toEqual({ percentOff: 20, cycles: 12 });
    expect(discounted({ amount: 5000, currency: 'USD' }, forOneYear(50, 'YEARLY')).amount).toBe(2500);
    expect(discounted({ amount: 999, currency: 'USD' }, { percentOff: 20, cycles: 3 }).amount).toBe(799);
    expect(discounted({ amount: 999, currency: 'USD' }, { percentOff: 20, cycles: 0 }).amount).toBe(999);
    expect(discounted({ amount: 500, currency: 'USD' }, { percentOff: 100, cycles: 1 }).amount).toBe(0);
  });
});
