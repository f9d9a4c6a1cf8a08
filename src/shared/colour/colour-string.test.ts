import { expect, test } from 'vitest';
import { parseColourString } from './colour-string.ts';

test('CORE-12: a colour is # and 8 hex digits', () => {
  expect(parseColourString('#1A8917FF')).toBe('#1a8917ff');
  for (const text of ['', '#fff', '#1a8917', '1a8917ff', '#1a8917fg', '#1a8917ff0', ' #1a8917ff', '#1a8917ff\n']) {
    expect(() => parseColourString(text)).toThrow('Invalid color string');
  }
});
