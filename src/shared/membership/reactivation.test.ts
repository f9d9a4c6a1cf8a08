import { expect, test } from 'vitest';
import { canReactivate, isChargedAtReactivation, keepsOldPrice } from './reactivation.ts';

test.each([
  ['STRIPE', true, true, true],
  ['BRAINTREE', true, true, true],
  ['STRIPE', false, true, false],
  ['STRIPE', true, false, false],
  ['PAYPAL', true, true, false],
] as const)(
  'MEMB-6: by %s, cancelled %s, with a method %s: %s',
  (paymentProvider, isCancelled, hasPaymentMethod, isAllowed) => {
    expect(canReactivate({ paymentProvider, isCancelled, hasPaymentMethod })).toBe(isAllowed);
  },
);

test('MEMB-6, rule 89: nothing is charged before the end of the period, and the old price holds for 90 days', () => {
  const endsAt = new Date('2026-05-01T00:00:00Z');
  expect(isChargedAtReactivation(endsAt, new Date('2026-04-30T23:59:59Z'))).toBe(false);
  expect(isChargedAtReactivation(endsAt, endsAt)).toBe(true);
  expect(keepsOldPrice(endsAt, new Date('2026-07-29T23:59:59Z'))).toBe(true);
  expect(keepsOldPrice(endsAt, new Date('2026-07-30T00:00:00Z'))).toBe(false);
});
