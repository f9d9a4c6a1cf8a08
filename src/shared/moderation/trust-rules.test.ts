import { expect, test } from 'vitest';
import { type TrustFacts, trustLevel } from './trust-rules.ts';

const HOUR = 3_600_000;
const NEW: TrustFacts = {
  age: 0,
  storiesRead: 0,
  readingSeconds: 0,
  workCount: 0,
  strikeCount: 0,
  isGranted: false,
};

test.each([
  ['somebody who just came', {}, 0],
  ['a keen reader of a day', { age: 24 * HOUR, storiesRead: 5, readingSeconds: 600 }, 1],
  ['the same a moment before', { age: 24 * HOUR - 1, storiesRead: 5, readingSeconds: 600 }, 0],
  ['who read four stories', { age: 24 * HOUR, storiesRead: 4, readingSeconds: 900 }, 0],
  ['who read for less than ten minutes', { age: 24 * HOUR, storiesRead: 9, readingSeconds: 599 }, 0],
  ['whoever is here for a week', { age: 7 * 24 * HOUR }, 1],
  ['a writer of 15 days', { age: 15 * 24 * HOUR, workCount: 3 }, 2],
  ['a writer of 15 days with two works', { age: 15 * 24 * HOUR, workCount: 2 }, 1],
  ['a busy writer of 14 days', { age: 15 * 24 * HOUR - 1, workCount: 30 }, 1],
  ['whom staff trust', { isGranted: true }, 3],
  ['a writer with a strike', { age: 15 * 24 * HOUR, workCount: 3, strikeCount: 1 }, 1],
  ['a writer with more', { age: 15 * 24 * HOUR, workCount: 3, strikeCount: 5 }, 0],
  ['whom staff trust, with a strike', { isGranted: true, strikeCount: 1 }, 2],
] as const)('rule 164: %s', (_who, facts, level) => {
  expect(trustLevel({ ...NEW, ...facts })).toBe(level);
});
