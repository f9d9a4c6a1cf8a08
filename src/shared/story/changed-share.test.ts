import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedShare } from './changed-share.ts';

test('rule 11: counts the words that are in one text only', () => {
  const words = Array.from({ length: 20 }, (_none, index) => `word${index}`);
  const changed = (count: number) => words.map((word, index) => (index < count ? `other${index}` : word)).join(' ');
  expect(changedShare(words.join(' '), changed(0))).toBe(0);
  expect(changedShare(words.join(' '), changed(2))).toBeCloseTo(0.1);
  expect(changedShare(words.join(' '), `${words.join(' ')} more words at the end`)).toBeCloseTo(5 / 25);
  expect(changedShare('Words, moved about!', 'about: moved WORDS')).toBe(0);
  expect(changedShare('无名天地之始', '无名天地之母')).toBeCloseTo(1 / 6);
  expect(changedShare('', '')).toBe(0);
  expect(changedShare('', 'all new')).toBe(1);
});

test('is between nothing and all, and the same both ways', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const share = changedShare(before, after);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(changedShare(after, before)).toBeCloseTo(share);
    }),
  );
});
