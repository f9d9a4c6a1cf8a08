import { expect, test } from 'vitest';
import { readingTimeText } from './reading-time.ts';

test('STORY-4: reading time is written in three forms', () => {
  expect(readingTimeText(4.6)).toBe('5 min read');
  expect(readingTimeText(0.2)).toBe('1 min read');
  expect(readingTimeText(7.4, 'short')).toBe('7 min');
  expect(readingTimeText(0.5, 'short')).toBe('30 sec');
});
