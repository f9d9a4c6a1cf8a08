import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldBeyond, foldDays, foldStories } from './fold-lines.ts';

const line = (storyId: string, day: string, members: number, micros: number, currency = 'USD') => ({
  storyId,
  day,
  currency,
  members,
  seconds: 60 * members,
  points: 480 * members,
  percent: 40,
  micros,
});

test('PART-2: stories with fewer than three readers are one row, and nothing is lost', () => {
  const rows = foldStories([
    line('a', '2027-01-01', 2, 100),
    line('a', '2027-01-02', 1, 50),
    line('b', '2027-01-01', 2, 900),
    line('c', '2027-01-01', 1, 7, 'EUR'),
  ]);
  expect(rows.map(({ storyId, members }) => [storyId, members])).toEqual([
    ['a', 3],
    [null, 3],
  ]);
  expect([...(rows[1]?.micros ?? [])]).toEqual([
    ['USD', 900],
    ['EUR', 7],
  ]);
});

test('PART-2: stories that are fewer than three readers together are told with the least read of the others (rule 178)', () => {
  const rows = foldStories([
    line('a', '2027-01-01', 9, 100),
    line('b', '2027-01-01', 4, 300),
    line('c', '2027-01-01', 1, 7),
  ]);
  expect(rows.map(({ storyId, members }) => [storyId, members])).toEqual([
    ['a', 9],
    [null, 5],
  ]);
});

const told = (lines: Parameters<typeof foldDays>[0]) =>
  foldDays(lines).map(({ storyId, day, members, micros, currency }) => [day, storyId, members, micros, currency]);

test('PART-2: what few read of a story on some days is told of that story, and not with other stories (rule 310)', () => {
  const lines = [
    line('a', '2027-01-02', 3, 100),
    line('a', '2027-01-03', 5, 70),
    line('a', '2027-01-01', 2, 50),
    line('a', '2027-01-04', 1, 9),
    line('b', '2027-01-01', 1, 900),
    line('b', '2027-01-02', 2, 20),
  ];
  expect(told(lines)).toEqual([
    ['2027-01-02', 'a', 3, 100, 'USD'],
    ['2027-01-03', 'a', 5, 70, 'USD'],
    [null, 'a', 3, 59, 'USD'],
    [null, 'b', 3, 920, 'USD'],
  ]);
});

test('PART-2: a rest that tells who read is told with the smallest day beside it, and refunds with one', () => {
  expect(
    told([
      line('a', '2027-01-02', 3, 100),
      line('a', '2027-01-03', 5, 70),
      line('a', '2027-01-01', 1, 50),
      line('a', '2027-01-01', 0, -20),
    ]),
  ).toEqual([
    ['2027-01-03', 'a', 5, 70, 'USD'],
    [null, 'a', 4, 130, 'USD'],
  ]);
});

test('PART-2: stories that few read at all are told by day where enough read them, and else altogether', () => {
  const few = ['b', 'c', 'd'].flatMap((id) => [line(id, '2027-01-05', 1, 10), line(id, '2027-01-06', 1, 1)]);
  expect(told([...few, line('e', '2027-01-07', 2, 4)])).toEqual([
    ['2027-01-06', null, 3, 3, 'USD'],
    [null, null, 5, 34, 'USD'],
  ]);
  // Alone they would be known: the least read story stands with them.
  const [least, most] = [line('y', '2027-01-01', 3, 40), line('z', '2027-01-01', 8, 90)];
  expect(told([line('x', '2027-01-09', 1, 5), least, most])).toEqual([
    ['2027-01-01', 'z', 8, 90, 'USD'],
    [null, null, 4, 45, 'USD'],
  ]);
  expect(told([line('x', '2027-01-09', 1, 5)])).toEqual([[null, null, 1, 5, 'USD']]);
});

test('PART-2: whatever was read, nothing is lost, nothing is told of fewer than three beside others, and currencies stay apart', () => {
  const cell = fc.record({
    story: fc.constantFrom('a', 'b', 'c', 'd'),
    day: fc.constantFrom('2027-01-01', '2027-01-02', '2027-01-03'),
    members: fc.nat(4),
    micros: fc.integer({ min: -50, max: 500 }),
    currency: fc.constantFrom('USD', 'EUR'),
  });
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 12 }), (cells) => {
      const lines = cells.map(({ story, day, members, micros, currency }) =>
        line(story, day, members, micros, currency),
      );
      const rows = foldDays(lines);
      for (const currency of ['USD', 'EUR']) {
        const [given, own] = [lines, rows].map((all) => all.filter((one) => one.currency === currency));
        const sum = (all: typeof given, name: 'members' | 'micros') => all?.reduce((so, one) => so + one[name], 0) ?? 0;
        for (const name of ['members', 'micros'] as const) expect(sum(own, name)).toBe(sum(given, name));
        if (sum(given, 'members') >= 3) expect(own?.every(({ members }) => members >= 3)).toBe(true);
        else expect(own?.length).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('PART-2: stories beyond what a page shows are one row with how many they are, before those with few readers', () => {
  const rows = foldBeyond(
    foldStories([
      ...[5, 4, 3, 2].map((micros) => line(`s${micros}`, '2027-01-01', 3, micros)),
      line('few', '2027-01-01', 1, 500),
      line('fewer', '2027-01-01', 2, 400),
    ]),
    2,
  );
  expect(rows.map(({ storyId, together, micros }) => [storyId, together, micros.get('USD')])).toEqual([
    ['s5', null, 5],
    ['s4', null, 4],
    [null, 2, 5],
    [null, null, 900],
  ]);
  expect(foldBeyond(rows.slice(0, 2), 2).map(({ together }) => together)).toEqual([null, null]);
});
