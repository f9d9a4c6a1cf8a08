import { expect, test } from 'vitest';
import { textDirection } from './text-direction.ts';

test('a story runs in the direction of its language', () => {
  expect(textDirection('ar')).toBe('rtl');
  expect(textDirection('fa-IR')).toBe('rtl');
  expect(textDirection('en-GB')).toBe('ltr');
});
