import { expect, test } from 'vitest';
import { readShare } from './read-share.ts';

test('the progress line goes from the top of the body to its end', () => {
  expect(readShare({ top: 300, height: 3000 }, 1000)).toBe(0);
  expect(readShare({ top: -1000, height: 3000 }, 1000)).toBe(0.5);
  expect(readShare({ top: -2500, height: 3000 }, 1000)).toBe(1);
  expect(readShare({ top: -1, height: 500 }, 1000)).toBe(1);
});
