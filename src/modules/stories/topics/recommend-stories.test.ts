import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recommendStories } from '#modules/finding/recommendations/recommend-stories.ts';

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 21);
const story = (id: string, creatorId: string, score: number, hoursAgo: number) => ({
  id,
  creatorId,
  score,
  publishedAt: now - hoursAgo * HOUR,
});

test('a story of twice the quality stands beside one that is 36 hours younger', () => {
  const ids = (hours: number) =>
    recommendStories([story('old', 'a', 3, hours), story('young', 'b', 1, 0)], now).map(({ id }) => id);
  expect(ids(35)).toEqual(['old', 'young']);
  expect(ids(37)).toEqual(['young', 'old']);
});

test('at most two in ten are by one author while others are left', () => {
  const many = Array.from({ length: 12 }, (_item, index) => story(`m${index}`, 'prolific', 100, index));
  const others = Array.from({ length: 16 }, (_item, index) => story(`o${index}`, `o${index}`, 0, 200 + index));
  const ranked = recommendStories([...many, ...others], now);
  for (let start = 0; start + 10 <= 18; start += 1) {
    const mine = ranked.slice(start, start + 10).filter(({ creatorId }) => creatorId === 'prolific');
    expect(mine.length).toBeLessThanOrEqual(2);
  }
});

test('no story is lost or doubled', () => {
  const stories = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[0-9a-f]{4}$/),
      creatorId: fc.constantFrom('a', 'b', 'c'),
      score: fc.double({ min: 0, max: 1e6, noNaN: true }),
      publishedAt: fc.integer({ min: -8e12, max: now }),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(stories, (given) => {
      const ids = recommendStories(given, now).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(given.map(({ id }) => id).toSorted());
    }),
  );
});
