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

test('PART-2: so are days of a story', () => {
  const rows = foldDays([
    line('a', '2027-01-02', 3, 100),
    line('a', '2027-01-01', 1, 50),
    line('a', '2027-01-01', 0, -20),
    line('b', '2027-01-01', 2, 900),
  ]);
  expect(rows.map(({ storyId, day, members, micros }) => [storyId, day, members, micros])).toEqual([
    ['a', '2027-01-02', 3, 100],
    [null, null, 3, 930],
  ]);
});

test('PART-2: stories beyond what a page shows are one row with how many they are, before those with few readers', () => {
  const rows = foldBeyond(
    foldStories([
      ...[5, 4, 3, 2].map((micros) => line(`s${micros}`, '2027-01-01', 3, micros)),
      line('few', '2027-01-01', 1, 900),
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
