import { expect, test } from 'vitest';
import { type ReactivatedMembership, reactivationText } from './reactivation-text.ts';

const cancelled: ReactivatedMembership = {
  __typename: 'ViewerMembership',
  membershipId: 'm',
  membershipType: 'MONTHLY',
  amount: 500,
  currency: 'USD',
  currentPeriodEndsAt: Date.parse('2026-12-20T23:00:00Z'),
  nextCharge: null,
  isCancelled: true,
  canReactivate: true,
  reactivationCharge: null,
  paymentProvider: 'STRIPE',
};

test.each([
  ['MONTHLY', 500, '$5, billed monthly'],
  ['YEARLY', 5_000, '$50, billed annually'],
  ['ANNUAL', 4_550, '$45.50, billed annually'],
  ['PREMIUM_MONTHLY', 1_500, '$15, billed monthly'],
  ['PREMIUM_YEARLY', 15_000, '$150, billed annually'],
] as const)('MEMB-6: %s at %d says when the next cycle starts, and “%s”', (membershipType, amount, price) => {
  expect(reactivationText({ ...cancelled, membershipType, amount })).toEqual([
    `Your next billing cycle starts on Dec 20, 2026. From then on you pay ${price}.`,
    'Nothing is charged today.',
  ]);
});

test('MEMB-6: after its end a membership says what coming back costs now, and the sandbox that nothing does', () => {
  const reactivationCharge = { __typename: 'Money', amount: 500, currency: 'USD' } as const;
  expect(reactivationText({ ...cancelled, reactivationCharge, paymentProvider: 'SANDBOX' })).toEqual([
    'Your membership ended on Dec 20, 2026. Coming back costs $5 now, and then $5, billed monthly.',
    'This is a sandbox: no money moves.',
  ]);
});

test('MEMB-6: what cannot come back says so', () => {
  expect(reactivationText(null)).toEqual(['You have no membership that could be reactivated.']);
  expect(reactivationText({ ...cancelled, canReactivate: false })).toEqual(reactivationText(undefined));
  expect(reactivationText({ ...cancelled, canReactivate: false, isCancelled: false })).toEqual([
    'Your membership is going on: there is nothing to reactivate.',
  ]);
});
