import { expect, test } from 'vitest';
import { type MonthOfReading, pointsOf, UNITS_OF_POINT } from './rules-2027-01.ts';

const reading = (changes: Partial<MonthOfReading>): MonthOfReading => ({
  seconds: 120,
  readingMinutes: 5,
  hasClapped: false,
  hasHighlighted: false,
  hasResponded: false,
  hasFollowed: false,
  isFromOutside: false,
  isBoosted: false,
  ...changes,
});
const points = (changes: Partial<MonthOfReading>) => pointsOf(reading(changes)) / UNITS_OF_POINT;

test.each<[string, Partial<MonthOfReading>, number]>([
  ['two minutes', {}, 2],
  ['29 seconds are no read', { seconds: 29, hasClapped: true, isFromOutside: true }, 0],
  ['half a minute is', { seconds: 30 }, 0.5],
  ['never more than twice the reading time', { seconds: 3_600, readingMinutes: 2 }, 4],
  ['never more than half an hour', { seconds: 36_000, readingMinutes: 60 }, 30],
  ['a story of no minute at all', { seconds: 600, readingMinutes: 0 }, 2],
  ['a clap', { hasClapped: true }, 3],
  ['a highlight', { hasHighlighted: true }, 3],
  ['a response', { hasResponded: true }, 4],
  ['a follow', { hasFollowed: true }, 5],
  ['a first visit from outside', { isFromOutside: true }, 2.5],
  ['while boosted', { isBoosted: true }, 3],
  [
    'all of it',
    {
      hasClapped: true,
      hasHighlighted: true,
      hasResponded: true,
      hasFollowed: true,
      isFromOutside: true,
      isBoosted: true,
    },
    (2 + 1 + 1 + 2 + 3) * 1.25 * 1.5,
  ],
])('PART-2: %s', (_name, changes, expected) => {
  expect(points(changes)).toBe(expected);
  expect(Number.isInteger(pointsOf(reading({ seconds: 31, ...changes })))).toBe(true);
});
