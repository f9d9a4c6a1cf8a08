import { expect, test } from 'vitest';
import { type ReactivatedMembership, reactivationText } from './reactivation-text.ts';

/** So much now, and then payments in order, each with how many there are of it. */
function schedule(dueNow: number, ...ahead: readonly (readonly [amount: number, count: number | null])[]) {
  const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'USD' }) as const;
  const steps = ahead.map(([amount, count]) => ({ __typename: 'PaymentStep', payment: money(amount), count }) as const);
  return {
    __typename: 'PaymentSchedule',
    dueNow: money(dueNow),
    nextAt: Date.parse('2026-12-20T23:00:00Z'),
    ahead: steps,
  } as const;
}

const cancelled: ReactivatedMembership = {
  __typename: 'ViewerMembership',
  membershipId: 'm',
  membershipType: 'MONTHLY',
  currentPeriodEndsAt: Date.parse('2026-12-20T23:00:00Z'),
  isCancelled: true,
  canReactivate: true,
  reactivation: schedule(0, [500, null]),
  paymentProvider: 'STRIPE',
};

test.each([
  ['MONTHLY', 500, '$5 a month, billed monthly'],
  ['YEARLY', 5_000, '$50 a year, billed yearly'],
  ['ANNUAL', 4_550, '$45.50 a year, billed yearly'],
  ['PREMIUM_MONTHLY', 1_500, '$15 a month, billed monthly'],
  ['PREMIUM_YEARLY', 15_000, '$150 a year, billed yearly'],
] as const)('MEMB-6: %s at %d says when the next cycle starts, and “%s”', (membershipType, amount, price) => {
  expect(reactivationText({ ...cancelled, membershipType, reactivation: schedule(0, [amount, null]) })).toEqual([
    `Your next billing cycle starts on Dec 20, 2026. After that you pay ${price}.`,
    'You won’t be charged today.',
  ]);
});

test('MEMB-6: after its end a membership says what coming back costs now, and the sandbox that nothing does', () => {
  const reactivation = schedule(500, [500, null]);
  expect(reactivationText({ ...cancelled, reactivation, paymentProvider: 'SANDBOX' })).toEqual([
    'Your membership ended on Dec 20, 2026. Coming back costs $5 now, then $5 a month, billed monthly.',
    'This is a sandbox: no money moves.',
  ]);
});

test('MEMB-6: what cannot come back says so', () => {
  expect(reactivationText(null)).toEqual(['You don’t have a membership to reactivate.']);
  expect(reactivationText({ ...cancelled, canReactivate: false })).toEqual(reactivationText(undefined));
  expect(reactivationText({ ...cancelled, canReactivate: false, isCancelled: false })).toEqual([
    'Your membership is active. There’s nothing to reactivate.',
  ]);
});

test('MEMB-6: a discount that is kept is said, with what comes after it', () => {
  const [text] = reactivationText({ ...cancelled, reactivation: schedule(0, [400, 2], [500, null]) });
  expect(text).toContain('After that you pay $4 a month for 2 months, then $5 a month, billed monthly.');
});
