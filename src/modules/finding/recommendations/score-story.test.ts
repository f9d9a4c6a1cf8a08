import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qualityOf, scoreStory, type ScoreFacts } from './score-story.ts';

const NOW = Date.UTC(2026, 10, 21);
const HOUR = 3_600_000;
const facts = (changes: Partial<ScoreFacts> = {}): ScoreFacts => ({
  isOfFollowedAuthor: false,
  isOfFollowedPublication: false,
  isOfFollowedTopic: false,
  isCurated: false,
  reads: 0,
  publishedAt: NOW,
  presentations: 0,
  lessWanted: 0,
  ...changes,
});
/** The score itself instead of its logarithm. */
const score = (changes: Partial<ScoreFacts>) => 2 ** scoreStory(facts(changes), NOW);

test('rule 40: followed author 3, followed publication 2, topic 1.5, curated 2, quality 0 to 2', () => {
  expect(score({ isOfFollowedAuthor: true })).toBeCloseTo(3);
  expect(score({ isOfFollowedPublication: true })).toBeCloseTo(2);
  expect(score({ isOfFollowedTopic: true })).toBeCloseTo(1.5);
  expect(score({ isCurated: true })).toBeCloseTo(2);
  expect([0, 3, 15, 255, 1e9].map(qualityOf)).toEqual([0, 0.5, 1, 2, 2]);
  const all = { isOfFollowedAuthor: true, isOfFollowedPublication: true, isOfFollowedTopic: true, isCurated: true };
  expect(score({ ...all, reads: 255 })).toBeCloseTo(3 + 2 + 1.5 + 2 + 2);
});

test('rule 40: half after 36 hours, half after three presentations without a click, and again after six', () => {
  const whole = { isOfFollowedAuthor: true };
  expect(score({ ...whole, publishedAt: NOW - 36 * HOUR })).toBeCloseTo(1.5);
  expect(score({ ...whole, publishedAt: NOW - 72 * HOUR })).toBeCloseTo(0.75);
  expect([2, 3, 5, 6].map((presentations) => score({ ...whole, presentations }).toFixed(3))).toEqual([
    '3.000',
    '1.500',
    '1.500',
    '0.750',
  ]);
  expect(score({ ...whole, lessWanted: 1 })).toBeCloseTo(0.75);
});

const anyFacts = fc.record({
  isOfFollowedAuthor: fc.boolean(),
  isOfFollowedPublication: fc.boolean(),
  isOfFollowedTopic: fc.boolean(),
  isCurated: fc.boolean(),
  reads: fc.double({ min: 0, max: 1e12, noNaN: true }),
  publishedAt: fc.integer({ min: -NOW, max: NOW * 2 }),
  presentations: fc.nat(10_000),
  lessWanted: fc.nat(10),
});

test('a score is a number whatever the facts, and falls with age, presentations and what is less wanted', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const here = scoreStory(given, NOW);
      expect(Number.isFinite(here)).toBe(true);
      expect(scoreStory({ ...given, publishedAt: given.publishedAt - HOUR }, NOW)).toBeLessThanOrEqual(here);
      expect(scoreStory({ ...given, presentations: given.presentations + 3 }, NOW)).toBeLessThan(here);
      expect(scoreStory({ ...given, lessWanted: given.lessWanted + 1 }, NOW)).toBeLessThan(here);
      expect(scoreStory({ ...given, reads: given.reads * 2 }, NOW)).toBeGreaterThanOrEqual(here);
    }),
  );
});
