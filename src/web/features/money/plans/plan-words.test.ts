import { expect, test } from 'vitest';
import { PLAN_TYPES } from '#shared/membership/plans.ts';
import { hasTrial, oftenWords, paymentPath, periodWords, planOfAddress, tierName } from './plan-words.ts';

test('MEMB-2: the way to the payment names its plan, and the payment finds it again', () => {
  for (const plan of PLAN_TYPES) {
    const { searchParams } = new URL(paymentPath(plan, null), 'https://stories.example');
    expect(planOfAddress(searchParams.get('tab')), plan).toBe(plan);
  }
  expect(paymentPath('PREMIUM_YEARLY', 'HALF')).toBe('/payment?tab=premium-yearly&coupon=HALF');
});

test('MEMB-2: addresses name a plan as the wire does too, ANNUAL for YEARLY, and nothing else', () => {
  expect(planOfAddress('PREMIUM_MONTHLY')).toBe('PREMIUM_MONTHLY');
  expect(planOfAddress('annual')).toBe('YEARLY');
  for (const text of [null, undefined, '', 'weekly', 'toString']) expect(planOfAddress(text), `${text}`).toBeNull();
});

test('MEMB-1: a plan in words: its tier, how often, for what time', () => {
  const words = PLAN_TYPES.map((plan) => [tierName(plan), oftenWords(plan), periodWords(plan), hasTrial(plan)]);
  expect(words).toEqual([
    ['Member', 'Monthly', 'a month', true],
    ['Member', 'Yearly', 'a year', true],
    ['Friend', 'Monthly', 'a month', false],
    ['Friend', 'Yearly', 'a year', false],
  ]);
});
