import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test('the initial is the first letter of any script', () => {
  expect(initialOf('mira')).toBe('M');
  expect(initialOf('“Émile”')).toBe('É');
  expect(initialOf('山田')).toBe('山');
  expect(initialOf('')).toBe('·');
});
