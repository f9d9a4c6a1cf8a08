import { expect, test } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import { payingMembership as paying } from '#test/factories/paying-membership.ts';
import { isActive, type Membership, nextPlan, tierAt } from './membership.ts';
import { cancel, end, failRenewal } from './membership-transitions.ts';

const YEARLY = paying('YEARLY');
const ENDS = YEARLY.periodEndsAt;
const CANCELLED = cancel(YEARLY, 'OTHER', addDays(ENDS, -20));
const PAUSED = paying('YEARLY', { pausedUntil: addDays(ENDS, 60), nextChargeAt: addDays(ENDS, 60) });
const FAILED = failRenewal(YEARLY, ENDS, true);

/** The rights one second before a moment, at it, and one second after it. */
test.each<[string, Membership, Date, readonly [boolean, boolean, boolean]]>([
  ['cancelled, at the end of what is paid', CANCELLED, ENDS, [true, false, false]],
  ['due and not charged yet, at the end of what is paid', YEARLY, ENDS, [true, true, true]],
  ['at rest from the end of what is paid', PAUSED, ENDS, [true, false, false]],
  ['due again when the rest is over', PAUSED, addDays(ENDS, 60), [false, true, true]],
  ['failed, at the end of 14 days', FAILED, addDays(ENDS, 14), [true, false, false]],
  ['over', end(YEARLY, addDays(ENDS, -9)), addDays(ENDS, -5), [false, false, false]],
  ['waiting', { ...YEARLY, status: 'PENDING' }, addDays(ENDS, -5), [false, false, false]],
])('MEMB-13, to the second: %s', (_name, membership, edge, expected) => {
  const moments = [-1000, 0, 1000].map((milliseconds) => new Date(edge.getTime() + milliseconds));
  expect(moments.map((now) => isActive(membership, now))).toEqual(expected);
  expect(moments.map((now) => tierAt(membership, now) === 'MEMBER')).toEqual(expected);
});

test('MEMB-1: the tier is that of the plan of now, and FREE without one', () => {
  const now = addDays(ENDS, -5);
  expect(tierAt(paying('PREMIUM_YEARLY', { scheduledPlan: 'MONTHLY' }), now)).toBe('FRIEND');
  expect(tierAt(null, now)).toBe('FREE');
});

test('MEMB-4: the next payment is for the scheduled plan', () => {
  expect([nextPlan(YEARLY), nextPlan({ ...YEARLY, scheduledPlan: 'MONTHLY' })]).toEqual(['YEARLY', 'MONTHLY']);
});
