import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writersPart } from './fee-slices.ts';
import { pointsOf } from './rules-2027-01.ts';
import { type MemberMonth, openSettlement } from './settle-month.ts';
import { shareByWeight } from './share-by-weight.ts';

/** Cents of a month that a member pays, without tax and costs: more than that is never shared out. */
const PAID = { MEMBER: 500, FRIEND: 1_500 } as const;
const HONEST_READERS = 200;

const reading = fc.record({
  seconds: fc.nat(40_000),
  readingMinutes: fc.nat(40),
  hasClapped: fc.boolean(),
  hasHighlighted: fc.boolean(),
  hasResponded: fc.boolean(),
  hasFollowed: fc.boolean(),
  isFromOutside: fc.boolean(),
  isBoosted: fc.boolean(),
});
const account = fc.record({
  tier: fc.constantFrom('MEMBER' as const, 'FRIEND' as const),
  isPaying: fc.boolean(),
  /** Who of the ring they read, and how. */
  reads: fc.uniqueArray(fc.tuple(fc.nat(49), reading), { maxLength: 50, selector: ([whom]) => whom }),
});
const ring = fc.array(account, { minLength: 2, maxLength: 50 });
type Ring = readonly { readonly tier: 'MEMBER' | 'FRIEND'; readonly isPaying: boolean; readonly reads: Reads }[];
type Reads = readonly (readonly [number, Parameters<typeof pointsOf>[0]])[];

const paidBy = (accounts: Ring) =>
  accounts.reduce((sum, { tier, isPaying }) => sum + (isPaying ? PAID[tier] : 0), 0) * 10_000;
const readsOf = (reads: Reads) =>
  reads.map(([whom, how]) => ({
    storyId: `ring-${whom}`,
    day: '2027-01-02',
    seconds: how.seconds,
    points: pointsOf(how),
  }));

/** What the accounts of a ring earn together, each writing a story that all of them read as they like. */
function earnedBy(accounts: Ring): number {
  const settlement = openSettlement({
    period: '2027-01',
    sharesOf: (_period, personId) => [{ personId, publicationId: null, weight: 1, percent: 100 }],
    isStaffPick: () => false,
    carried: new Map(),
  });
  for (const member of [...membersOf(accounts), ...honest()]) settlement.add(member);
  return settlement
    .finish()
    .statements.filter(({ personId }) => personId.startsWith('ring'))
    .reduce((sum, { micros }) => sum + micros, 0);
}

const membersOf = (accounts: Ring): readonly MemberMonth[] =>
  accounts.map(({ tier, isPaying, reads }) => ({
    period: '2027-01',
    shares: isPaying ? [{ currency: 'USD', before: 0, now: writersPart(PAID[tier], tier) }] : [],
    reads: readsOf(reads),
  }));

const honest = (): readonly MemberMonth[] =>
  Array.from({ length: HONEST_READERS }, () => ({
    period: '2027-01',
    shares: [{ currency: 'USD', before: 0, now: writersPart(PAID.MEMBER, 'MEMBER') }],
    reads: [{ storyId: 'honest', day: '2027-01-02', seconds: 120, points: 960 }],
  }));

/** The control: one pot for all, shared out by all points together, as others do it. */
function earnedOfOnePot(accounts: Ring): number {
  const members = [...membersOf(accounts), ...honest()];
  const pot = members.flatMap(({ shares }) => shares).reduce((sum, { now }) => sum + now, 0);
  const reads = members.flatMap((member) => member.reads);
  const parts = shareByWeight(
    pot,
    reads.map(({ points }) => points),
  );
  return reads.reduce((sum, { storyId }, place) => sum + (storyId.startsWith('ring') ? (parts[place] ?? 0) : 0), 0);
}

test('PART-1: of 500 rings of up to 50 accounts none earns more than it paid; of one pot they would', () => {
  let wouldGain = 0;
  fc.assert(
    fc.property(ring, (accounts) => {
      const paid = paidBy(accounts);
      expect(earnedBy(accounts)).toBeLessThanOrEqual(paid * 0.8);
      if (earnedOfOnePot(accounts) > paid) wouldGain += 1;
    }),
    { numRuns: 500 },
  );
  expect(wouldGain, 'the control gains where the rule is off').toBeGreaterThan(250);
});
