import { expect, test } from 'vitest';
import { payingMembership as paying, MEMBER_SINCE } from '#test/factories/paying-membership.ts';
import type { Membership } from './membership.ts';
import { canCancel, canReactivate, canSwitchPlan, isTrialOffered } from './memberships.policy.ts';

const CANCELLED = { cancelledAt: MEMBER_SINCE };
const INACTIVE = { status: 'INACTIVE' } as const;

/** May cancel, switch, and come back. */
test.each<[Partial<Membership>, boolean, boolean, boolean]>([
  [{}, true, true, false],
  [{ provider: 'STRIPE' }, true, true, false],
  [{ provider: 'MEDIUM_GIFT', method: null }, false, false, false],
  [{ provider: 'APPLE' }, false, false, false],
  [CANCELLED, false, false, true],
  [{ ...CANCELLED, method: null }, false, false, false],
  [{ ...CANCELLED, provider: 'GOOGLE' }, false, false, false],
  [{ ...CANCELLED, ...INACTIVE }, false, false, true],
  [INACTIVE, false, false, false],
  [{ firstFailedAt: MEMBER_SINCE }, true, false, false],
  [{ pausedUntil: MEMBER_SINCE }, true, false, false],
])('MEMB-6, MEMB-7: of %o', (changes, mayCancel, maySwitch, mayReactivate) => {
  const membership = paying('MONTHLY', changes);
  expect([canCancel(membership), canSwitchPlan(membership), canReactivate(membership)]).toEqual([
    mayCancel,
    maySwitch,
    mayReactivate,
  ]);
});

test('MEMB-13: a trial is for who never was a member', () => {
  expect([isTrialOffered(null), isTrialOffered(paying('MONTHLY', INACTIVE))]).toEqual([true, false]);
});
