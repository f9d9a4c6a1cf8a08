import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fee, monthsOf, netOf, writersPart } from './fee-slices.ts';
import { postingsOf } from './month-postings.ts';
import { type MemberMonth, openSettlement, type SettledMonth } from './settle-month.ts';
import { shareByWeight } from './share-by-weight.ts';
import { storyShares, type StoryTerms } from './story-shares.ts';

const COSTS = { basisPoints: 290, fixed: 30 };
const STORIES = ['a', 'b', 'c', 'd', 'e'] as const;
const IN_PROGRAM = new Set(['ada', 'ben', 'dora', 'eve']);
const alone = (personId: string): StoryTerms => ({
  authors: [{ personId, weight: 1 }],
  keeperId: personId,
  editors: null,
});
const agreed = (keeperId: string, given: Readonly<Record<string, number>>): StoryTerms['authors'] => {
  const sum = Object.values(given).reduce((all, percent) => all + percent, 0);
  const others = Object.entries(given).map(([personId, weight]) => ({ personId, weight }));
  return [{ personId: keeperId, weight: 100 - sum }, ...others];
};
const TERMS: Readonly<Record<string, StoryTerms>> = {
  a: alone('ada'),
  b: {
    authors: agreed('ada', { ben: 67 }),
    keeperId: 'ada',
    editors: {
      publicationId: 'daily',
      percent: 17,
      ownerId: 'dora',
      parts: [
        { personId: 'eve', percent: 33 },
        { personId: 'dora', percent: 67 },
      ],
    },
  },
  c: { ...alone('ben'), authors: agreed('ben', { cleo: 41 }) },
  d: { authors: agreed('cleo', { ben: 7 }), keeperId: 'cleo', editors: null },
};
/** From the 19th on something else is agreed of one story, and another has left its publication. */
const LATER: typeof TERMS = {
  ...TERMS,
  a: { ...alone('ada'), authors: agreed('ada', { ben: 3, eve: 29 }) },
  b: { ...alone('ada'), authors: agreed('ada', { ben: 67 }) },
};
const settle = (
  period: string,
  members: readonly MemberMonth[],
  carried: ReadonlyMap<string, number> = new Map(),
  termsOf = (storyId: string, day: string, _of: string): StoryTerms | undefined =>
    (day < '2027-01-19' ? TERMS : LATER)[storyId],
) => {
  const isStaffPick = (storyId: string) => storyId === 'a' || storyId === 'b';
  const sharesOf = (of: string, storyId: string, day: string) => {
    const terms = termsOf(storyId, day, of);
    return terms && storyShares(terms, (personId) => IN_PROGRAM.has(personId));
  };
  const settlement = openSettlement({ period, sharesOf, isStaffPick, carried });
  for (const member of members) settlement.add(member);
  const settled = settlement.finish();
  return { ...settled, lines: [...settled.lines] };
};

const read = fc.record({
  storyId: fc.constantFrom(...STORIES),
  day: fc.constantFrom('2027-01-03', '2027-01-19'),
  seconds: fc.nat(4_000),
  points: fc.nat(50_000),
});
const member: fc.Arbitrary<MemberMonth> = fc.record({
  period: fc.constant('2027-01'),
  shares: fc
    .uniqueArray(fc.constantFrom('CAD', 'EUR', 'USD'), { maxLength: 2 })
    .chain((currencies) =>
      fc.tuple(...currencies.map((currency) => fc.nat(120_000_000).map((now) => ({ currency, before: 0, now })))),
    ),
  reads: fc.uniqueArray(read, { maxLength: 4, selector: ({ storyId }) => storyId }),
});

test('PART-2: an amount is shared out whole, by weight, and taken back as it was given', () => {
  const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), weights, (amount, parts) => {
      const shares = shareByWeight(amount, parts);
      const total = parts.reduce((sum, part) => sum + part, 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : amount);
      for (const [place, share] of shares.entries())
        expect(Math.abs(share - (total === 0 ? 0 : (amount * (parts[place] ?? 0)) / total))).toBeLessThan(1.001);
    }),
  );
});

test('PART-2: in any order, and read anew, a month is the same to the byte', () => {
  fc.assert(
    fc.property(fc.array(member, { maxLength: 20 }), fc.integer(), (members, seed) => {
      const shuffled = members
        .map((one, place) => ({ one, at: Math.sin(seed + place * 7_919) }))
        .toSorted((left, right) => left.at - right.at)
        .map(({ one }) => ({ ...one, reads: one.reads.toReversed() }));
      expect(JSON.stringify(settle('2027-01', shuffled))).toBe(JSON.stringify(settle('2027-01', members)));
    }),
  );
});

test('PART-2: what a member paid goes to the stories that this member read, and to no others', () => {
  const paid = { currency: 'USD', before: 0, now: 3_000_000 };
  const reads = [{ storyId: 'a', day: '2027-01-03', seconds: 60, points: 480 }];
  const { statements, funds } = settle('2027-01', [
    { period: '2027-01', shares: [paid], reads },
    { period: '2027-01', shares: [], reads: [{ storyId: 'b', day: '2027-01-03', seconds: 600, points: 99_999 }] },
  ]);
  expect(statements).toEqual([{ personId: 'ada', currency: 'USD', micros: 3_000_000, amount: 300 }]);
  expect(funds).toEqual([{ currency: 'USD', received: 3_000_000, carried: 0 }]);
});

test('PART-2: what is read of nobody goes to the staff picks by what was read of them, else it waits', () => {
  const paid = { currency: 'USD', before: 0, now: 3_000_001 };
  const idle = { period: '2027-01', shares: [paid], reads: [] };
  expect(settle('2027-01', [idle])).toEqual({
    lines: [],
    statements: [],
    funds: [{ currency: 'USD', received: 3_000_001, carried: 3_000_001 }],
  });
  const reader = {
    period: '2027-01',
    shares: [{ currency: 'USD', before: 0, now: 1 }],
    reads: [{ storyId: 'a', day: '2027-01-03', seconds: 60, points: 480 }],
  };
  const { statements } = settle('2027-01', [idle, reader], new Map([['USD', 999_999]]));
  expect(statements.map(({ micros }) => micros)).toEqual([4_000_001]);
});

const PERIODS = Array.from(
  { length: 20 },
  (_, month) => `${2027 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
);

type Kept = {
  readonly fee: Fee;
  readonly from: number;
  readonly reads: MemberMonth['reads'];
  readonly currency: string;
};

test('PART-2: paid, held and left over is what was received, to the cent, over a thousand random months', () => {
  const fee = fc.record({
    amount: fc.integer({ min: 100, max: 60_000 }),
    months: fc.constantFrom(1, 12),
    seats: fc.constantFrom(1, 1, 3),
    tier: fc.constantFrom('MEMBER' as const, 'FRIEND' as const),
    currency: fc.constantFrom('EUR', 'USD'),
    reads: fc.uniqueArray(read, { maxLength: 4, selector: ({ storyId }) => storyId }),
    from: fc.nat(5),
  });
  const person = fc.constantFrom('ada', 'ben', 'cleo', 'dora', 'eve');
  const given = fc.uniqueArray(fc.record({ personId: person, percent: fc.nat(33) }), {
    maxLength: 3,
    selector: ({ personId }) => personId,
  });
  // What is agreed in each of the eight months, of each story.
  const terms: fc.Arbitrary<StoryTerms> = fc
    .record({ keeperId: person, given, percent: fc.nat(20), ownerId: person, part: fc.integer({ min: 1, max: 99 }) })
    .map(({ keeperId, given: shares, percent, ownerId, part }) => ({
      keeperId,
      authors: agreed(keeperId, Object.fromEntries(shares.map((share) => [share.personId, share.percent]))),
      editors: {
        publicationId: 'daily',
        percent,
        ownerId,
        parts: [
          { personId: 'eve', percent: part },
          { personId: 'cleo', percent: 100 - part },
        ],
      },
    }));
  const agreements = fc.array(fc.dictionary(fc.constantFrom(...STORIES), terms, { maxKeys: 5 }), {
    minLength: 8,
    maxLength: 8,
  });
  const event = fc.record({ at: fc.nat(7), who: fc.nat(9), kind: fc.constantFrom('refund', 'half', 'dispute', 'won') });
  let months = 0;
  fc.assert(
    fc.property(
      fc.array(fee, { minLength: 1, maxLength: 8 }),
      fc.array(event, { maxLength: 8 }),
      agreements,
      (fees, events, agreedIn) => {
        let kept: readonly Kept[] = fees.map(({ amount, months: length, seats, tier, ...rest }) => {
          const taxAmount = Math.floor(amount / 11);
          return { ...rest, fee: { amount, taxAmount, refundedAmount: 0, isHeld: false, months: length, seats, tier } };
        });
        const shared = new Map<string, number>();
        const netBefore = new Map<string, number>();
        let carried: ReadonlyMap<string, number> = new Map();
        const books = new Map<string, Record<'earners' | 'picks' | 'rounding' | 'platform', number>>();
        for (let month = 0; month < 8; month += 1) {
          months += 1;
          for (const { who, kind } of events.filter(({ at }) => at === month))
            kept = kept.map((one, place) => (place === who ? { ...one, fee: changed(one.fee, kind) } : one));
          const net = new Map<string, number>();
          const members = kept.flatMap((one, place) => monthOf(one, place, month, { shared, netBefore, net }));
          const settled: SettledMonth = settle(
            PERIODS[month] ?? '',
            members,
            carried,
            (id, _day, of) => agreedIn[PERIODS.indexOf(of)]?.[id],
          );
          for (const posting of postingsOf({ settled, net, carried })) {
            expect(posting.toRounding).toBeGreaterThanOrEqual(0);
            const book = books.get(posting.currency) ?? { earners: 0, picks: 0, rounding: 0, platform: 0 };
            const ofCurrency = settled.statements.filter(({ currency }) => currency === posting.currency);
            book.earners += ofCurrency.reduce((sum, { amount }) => sum + amount, 0);
            book.picks += posting.toStaffPicks;
            book.rounding += posting.toRounding;
            book.platform += posting.toPlatform;
            books.set(posting.currency, book);
          }
          carried = new Map(settled.funds.map(({ currency, carried: left }) => [currency, left]));
        }
        for (const [currency, { earners, picks, rounding, platform }] of books)
          expect(earners + picks + rounding + platform).toBe(receivedIn(kept, currency));
      },
    ),
    { numRuns: 125 },
  );
  expect(months).toBeGreaterThanOrEqual(1_000);
});

type Books = {
  readonly shared: Map<string, number>;
  readonly netBefore: Map<string, number>;
  readonly net: Map<string, number>;
};

/** One member's months up to now: what their fee comes to in each by now, beside what was shared out of it before. */
function monthOf(one: Kept, place: number, month: number, { shared, netBefore, net }: Books): readonly MemberMonth[] {
  return monthsOf(one.fee, COSTS).flatMap((minor, slice) => {
    if (one.from + slice > month) return [];
    const key = `${place} ${slice}`;
    net.set(one.currency, (net.get(one.currency) ?? 0) + minor - (netBefore.get(key) ?? 0));
    netBefore.set(key, minor);
    const now = writersPart(minor, one.fee.tier);
    const before = shared.get(key) ?? 0;
    shared.set(key, now);
    return now === before && now === 0
      ? []
      : [
          {
            period: PERIODS[one.from + slice] ?? '',
            shares: [{ currency: one.currency, before, now }],
            reads: one.reads,
          },
        ];
  });
}

function receivedIn(kept: readonly Kept[], wanted: string): number {
  return kept
    .filter(({ currency }) => currency === wanted)
    .flatMap(({ fee, from }) => monthsOf(fee, COSTS).filter((_minor, slice) => from + slice < 8))
    .reduce((sum, minor) => sum + minor, 0);
}

function changed(fee: Fee, kind: string): Fee {
  if (kind === 'refund') return { ...fee, refundedAmount: fee.amount };
  if (kind === 'half') return { ...fee, refundedAmount: Math.max(fee.refundedAmount, Math.floor(fee.amount / 2)) };
  return { ...fee, isHeld: kind === 'dispute' };
}

test('PART-2: a fee that went back, or that is disputed, is nobody’s', () => {
  const fee = {
    amount: 500,
    taxAmount: 80,
    refundedAmount: 0,
    isHeld: false,
    months: 1,
    seats: 1,
    tier: 'MEMBER',
  } as const;
  expect(netOf(fee, COSTS)).toBe(500 - 80 - 15 - 30);
  expect(netOf({ ...fee, refundedAmount: 500 }, COSTS)).toBe(0);
  expect(netOf({ ...fee, isHeld: true }, COSTS)).toBe(0);
  expect(netOf({ ...fee, refundedAmount: 250 }, COSTS)).toBe(187);
  expect(monthsOf({ ...fee, amount: 5_000, taxAmount: 0, months: 12 }, COSTS)).toHaveLength(12);
  const ofGroup = { ...fee, amount: 5_000, taxAmount: 0, months: 12, seats: 4 };
  const twelfths = monthsOf(ofGroup, COSTS);
  expect(twelfths.reduce((sum, part) => sum + part, 0)).toBe(Math.floor(netOf(ofGroup, COSTS) / 4));
});

test('PART-2: a Friend gives writers four times what a Member does', () => {
  expect(writersPart(1_500, 'FRIEND')).toBe(4 * writersPart(500, 'MEMBER'));
});

const partsOf = (terms: StoryTerms, micros = 1_000_000) => {
  const one = {
    period: '2027-01',
    shares: [{ currency: 'USD', before: 0, now: micros }],
    reads: [{ storyId: 'x', day: '2027-01-03', seconds: 60, points: 480 }],
  };
  const { lines } = settle('2027-01', [one], undefined, () => terms);
  return Object.fromEntries(lines.map(({ earner, micros: part }) => [`${earner.kind} ${earner.id}`, part]));
};

test('rules 221 and 222: authors are paid as they agreed, and the share of who is not in the program stays with who began it', () => {
  const authors = agreed('ada', { ben: 30, cleo: 20 });
  expect(partsOf({ authors, keeperId: 'ada', editors: null })).toEqual({
    'writer ada': 700_000,
    'writer ben': 300_000,
  });
  // Where that person is not in it either, nobody is paid that part.
  expect(partsOf({ authors: agreed('cleo', { ben: 30 }), keeperId: 'cleo', editors: null })).toEqual({
    'writer ben': 300_000,
  });
  expect(partsOf({ authors: agreed('cleo', { zoe: 30 }), keeperId: 'cleo', editors: null })).toEqual({});
});

test('rule 223: editors are paid first, an owner for whom is not in the program, and nobody of a story that pays no author', () => {
  const parts = [
    { personId: 'eve', percent: 25 },
    { personId: 'cleo', percent: 75 },
  ];
  const editors = { publicationId: 'daily', percent: 20, ownerId: 'dora', parts };
  const ofAda = { authors: agreed('ada', { ben: 50 }), keeperId: 'ada' };
  const authors = { 'writer ada': 400_000, 'writer ben': 400_000 };
  expect(partsOf({ ...ofAda, editors })).toEqual({ ...authors, 'editor eve': 50_000, 'editor dora': 150_000 });
  expect(partsOf({ ...ofAda, editors: { ...editors, parts: [] } })).toEqual({ ...authors, 'editor dora': 200_000 });
  expect(partsOf({ ...ofAda, editors: { ...editors, ownerId: 'zoe' } })).toEqual({
    'writer ada': 475_000,
    'writer ben': 475_000,
    'editor eve': 50_000,
  });
  expect(partsOf({ ...alone('cleo'), editors })).toEqual({});
});

test('rule 179: what is refunded comes off the same people in the same shares, whatever is agreed by then', () => {
  const reads = [{ storyId: 'b', day: '2027-01-03', seconds: 60, points: 480 }];
  const paid = { period: '2027-01', shares: [{ currency: 'USD', before: 0, now: 2_999_999 }], reads };
  const refunded = { ...paid, shares: [{ currency: 'USD', before: 2_999_999, now: 0 }] };
  const first = settle('2027-01', [paid]);
  const later = settle('2027-02', [refunded]);
  expect(first.statements).toHaveLength(4);
  expect(later.statements.map(({ personId, micros }) => [personId, -micros])).toEqual(
    first.statements.map(({ personId, micros }) => [personId, micros]),
  );
});
