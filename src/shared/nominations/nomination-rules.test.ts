import { expect, test } from 'vitest';
import {
  boostStanding,
  mayBeDecided,
  type NominationFacts,
  tokenMonth,
  tokensRenewedAt,
  whyNotNominate,
} from './nomination-rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const fine: NominationFacts = {
  isCurator: true,
  isThere: true,
  isAuthor: false,
  isListed: true,
  publishedAt: new Date('2026-11-07T12:00:00Z'),
  hasNominated: false,
  isBoosted: false,
  tokensSpent: 9,
  now,
};

test('rule T12: a curator nominates a story of at most fourteen days, once, with one of ten tokens', () => {
  expect(whyNotNominate(fine)).toBeNull();
  const reasons: readonly [Partial<NominationFacts>, string][] = [
    [{ isCurator: false, isThere: false }, 'PERMISSION_DENIED'],
    [{ isThere: false, publishedAt: null }, 'POST_DELETED'],
    [{ isAuthor: true }, 'PERMISSION_DENIED'],
    [{ isListed: false }, 'PERMISSION_DENIED'],
    [{ publishedAt: new Date('2026-11-07T11:59:59.999Z') }, 'TOO_OLD'],
    [{ publishedAt: null }, 'TOO_OLD'],
    [{ hasNominated: true, publishedAt: null }, 'ALREADY_NOMINATED'],
    [{ isBoosted: true }, 'ALREADY_NOMINATED'],
    [{ tokensSpent: 10 }, 'NOT_ENOUGH_TOKENS'],
  ];
  for (const [change, reason] of reasons) expect(whyNotNominate({ ...fine, ...change })).toBe(reason);
});

test('rule T12: tokens come back with the month', () => {
  expect(tokenMonth(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12');
  expect(tokensRenewedAt(new Date('2026-12-31T23:59:59Z'))).toEqual(new Date('2027-01-01T00:00:00Z'));
});

test('rule 200: whoever wrote or nominated a story leaves it to others, who approve once and in time', () => {
  const sides = { authorIds: ['author', 'both'], nominatorIds: ['nominator', 'both'], approverIds: ['approver'] };
  const standings = ['author', 'both', 'nominator', 'approver', 'other'].map((id) => boostStanding(id, sides));
  expect(standings).toEqual(['IS_AUTHOR', 'IS_AUTHOR', 'HAS_NOMINATED', 'HAS_APPROVED', 'MAY_DECIDE']);
  expect(mayBeDecided(new Date('2026-10-31T12:00:00Z'), now)).toBe(true);
  expect(mayBeDecided(new Date('2026-10-31T11:59:59Z'), now)).toBe(false);
  expect(mayBeDecided(null, now)).toBe(false);
});
