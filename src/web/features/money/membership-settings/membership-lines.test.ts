import { expect, test } from 'vitest';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { membershipLines } from './membership-lines.ts';
import { stateOf } from './membership-state.ts';

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
const usd = (amount: number) => ({ __typename: 'Money', amount, currency: 'USD' }) as const;

const monthly: OwnMembership = {
  __typename: 'ViewerMembership',
  membershipId: 'm1',
  status: 'ACTIVE',
  tier: 'MEMBER',
  membershipType: 'MONTHLY',
  startedAt: at('2026-01-31'),
  currentPeriodEndsAt: at('2026-02-28'),
  isPeriodOver: false,
  nextChargeAt: at('2026-02-28'),
  nextCharge: usd(500),
  discountEndsAt: null,
  isCancelled: false,
  isTrial: false,
  pausedUntil: null,
  endedAt: null,
  paymentFailedAt: null,
  graceEndsAt: null,
  paymentProvider: 'SANDBOX',
  hasCreditCardExpired: false,
  planV2: { __typename: 'PlanV2', membershipType: 'MONTHLY', price: usd(500), discount: null },
  switchPlanSchedule: null,
  paymentMethod: null,
  canCancel: true,
  canReactivate: false,
  reactivationCharge: null,
  canSwitchPlan: true,
  refundableUntil: null,
  canWithdraw: false,
  refundableAmount: null,
};

const discount = { __typename: 'PlanDiscount', regularPrice: usd(500), numCycles: 11, percentOff: 20 } as const;
const gone = { nextCharge: null, nextChargeAt: null };

test.each([
  ['active', {}, ['Next payment: $5 on Feb 28, 2026']],
  ['cancelled', { ...gone, isCancelled: true }, ['Ends on Feb 28, 2026. You won’t be charged again.']],
  ['active', { isTrial: true }, ['Your trial runs until Feb 28, 2026', 'Next payment: $5 on Feb 28, 2026']],
  [
    'paused',
    { pausedUntil: at('2026-04-28'), nextChargeAt: at('2026-04-28') },
    ['Paused from Feb 28, 2026 until Apr 28, 2026.', 'Next payment: $5 on Apr 28, 2026'],
  ],
  ['failed', { paymentFailedAt: at('2026-02-28') }, []],
  ['elsewhere', { ...gone, paymentProvider: 'MEDIUM_GIFT' }, ['Paid through Feb 28, 2026. It ends on its own.']],
  ['elsewhere', { ...gone, paymentProvider: 'APPLE' }, ['You pay through the App Store, so you can change it there.']],
  [
    'active',
    { nextCharge: usd(400), planV2: { ...monthly.planV2, discount }, discountEndsAt: at('2027-01-31') },
    ['Next payment: $4 on Feb 28, 2026', '20% off $5 a month for 11 more payments, until Jan 31, 2027.'],
  ],
  ['ended', { status: 'INACTIVE', endedAt: at('2026-02-28') }, ['Next payment: $5 on Feb 28, 2026']],
  ['pending', { status: 'PENDING' }, ['Next payment: $5 on Feb 28, 2026']],
] as const)('MEMB-4: a membership that is %s, of %j, says %j', (state, change, lines) => {
  const membership: OwnMembership = { ...monthly, ...change };
  expect(stateOf(membership)).toBe(state);
  expect(membershipLines(membership, state)).toEqual(['Since Jan 31, 2026', ...lines]);
});

test('MEMB-4: nobody who never was a member has a state but none', () => {
  expect([stateOf(null), stateOf(undefined)]).toEqual(['none', 'none']);
});
