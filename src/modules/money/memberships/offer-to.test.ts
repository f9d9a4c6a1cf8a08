import { expect, test } from 'vitest';
import type { CancellationReason } from '#shared/membership/cancellation.ts';
import { addDays } from '#shared/membership/periods.ts';
import { payingMembership as paying, MEMBER_SINCE } from '#test/factories/paying-membership.ts';
import type { Membership } from './membership.ts';
import { offerTo } from './offer-to.ts';

const now = addDays(MEMBER_SINCE, 9);
const DISCOUNTED = { discount: { percentOff: 10, cycles: 1 } };
const AT_REST = { pausedUntil: addDays(now, 60) };
const FAILED = { firstFailedAt: now };
const SCHEDULED = { scheduledPlan: 'PREMIUM_MONTHLY' } as const;
const OFFERED = { lastOfferAt: addDays(now, -300) };

test.each<[CancellationReason, Membership['plan'], Partial<Membership>, string]>([
  ['COSTS', 'YEARLY', {}, 'FIFTY_PERCENT_OFF_ONE_YEAR'],
  ['COSTS', 'MONTHLY', {}, 'TWENTY_PERCENT_OFF_ONE_YEAR'],
  ['COSTS', 'YEARLY', DISCOUNTED, 'NO_DISCOUNT'],
  ['COSTS', 'MONTHLY', DISCOUNTED, 'NO_DISCOUNT'],
  ['COSTS', 'YEARLY', OFFERED, 'NO_DISCOUNT'],
  ['COSTS', 'YEARLY', { ...AT_REST, ...FAILED }, 'FIFTY_PERCENT_OFF_ONE_YEAR'],
  ['COSTS', 'PREMIUM_YEARLY', { scheduledPlan: 'MONTHLY' }, 'TWENTY_PERCENT_OFF_ONE_YEAR'],
  ['COSTS', 'PREMIUM_YEARLY', { scheduledPlan: 'YEARLY' }, 'FIFTY_PERCENT_OFF_ONE_YEAR'],
  ['TIME', 'MONTHLY', {}, 'PAUSE'],
  ['FEATURE_USAGE', 'MONTHLY', DISCOUNTED, 'PAUSE'],
  ['TIME', 'YEARLY', {}, 'NO_DISCOUNT'],
  ['TIME', 'YEARLY', { periodEndsAt: addDays(now, 32) }, 'NO_DISCOUNT'],
  ['TIME', 'YEARLY', { periodEndsAt: addDays(now, 31) }, 'PAUSE'],
  ['TIME', 'MONTHLY', AT_REST, 'NO_DISCOUNT'],
  ['TIME', 'MONTHLY', FAILED, 'NO_DISCOUNT'],
  ['FEATURE_USAGE', 'YEARLY', FAILED, 'NO_DISCOUNT'],
  ['TIME', 'MONTHLY', OFFERED, 'NO_DISCOUNT'],
  ['PREMIUM_TIER_SUBSCRIPTION', 'PREMIUM_YEARLY', {}, 'MOVE_TO_MEMBER'],
  ['PREMIUM_TIER_SUBSCRIPTION', 'PREMIUM_YEARLY', SCHEDULED, 'NO_DISCOUNT'],
  ['PREMIUM_TIER_SUBSCRIPTION', 'PREMIUM_YEARLY', FAILED, 'NO_DISCOUNT'],
  ['PREMIUM_TIER_SUBSCRIPTION', 'YEARLY', {}, 'NO_DISCOUNT'],
  ['DUPLICATE_ACCOUNTS', 'YEARLY', { ...AT_REST, ...FAILED, ...DISCOUNTED }, 'MERGE_HELP'],
  ['CONTENT', 'YEARLY', {}, 'NO_DISCOUNT'],
])('MEMB-5, rule 87: who goes for %s from %s with %o is offered %s', (reason, plan, changes, offer) => {
  expect(offerTo(paying(plan, changes), reason, now)).toBe(offer);
});
