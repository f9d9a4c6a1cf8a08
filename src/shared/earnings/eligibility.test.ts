import { expect, test } from 'vitest';
import { type Criterion, criteriaOf, type EligibilityFacts, isMet } from './eligibility.ts';

const now = new Date('2027-03-01T00:00:00Z');
const before = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const none: EligibilityFacts = {
  isMember: false,
  country: null,
  countries: ['US', 'DE'],
  hasPayoutSettings: false,
  hasTaxForm: true,
  firstEarnedAt: null,
  lastStoryAt: null,
};

test.each<[Criterion, Partial<EligibilityFacts>, boolean]>([
  ['IS_MEMBER', {}, false],
  ['IS_MEMBER', { isMember: true }, true],
  ['LOCATION', {}, false],
  ['LOCATION', { country: 'FR' }, false],
  ['LOCATION', { country: 'DE' }, true],
  ['PAYOUT_SETTINGS', {}, true],
  ['PAYOUT_SETTINGS', { firstEarnedAt: before(179) }, true],
  ['PAYOUT_SETTINGS', { firstEarnedAt: before(180) }, false],
  ['PAYOUT_SETTINGS', { firstEarnedAt: before(400), hasPayoutSettings: true }, true],
  ['PAYOUT_SETTINGS', { firstEarnedAt: before(400), hasPayoutSettings: true, hasTaxForm: false }, false],
  ['PAYOUT_SETTINGS', { firstEarnedAt: before(179), hasPayoutSettings: true, hasTaxForm: false }, true],
  ['POST_ACTIVITY', {}, false],
  ['POST_ACTIVITY', { lastStoryAt: before(182) }, true],
  ['POST_ACTIVITY', { lastStoryAt: before(183) }, false],
])('PART-1: %s of %j is %s', (criterion, facts, expected) => {
  expect(isMet(criterion, { ...none, ...facts }, now)).toBe(expected);
});

test('PART-1: a site asks for some of them, in one order', () => {
  expect(criteriaOf('POST_ACTIVITY  IS_MEMBER')).toEqual(['IS_MEMBER', 'POST_ACTIVITY']);
  expect(criteriaOf('none')).toEqual([]);
});
