import { expect, test } from 'vitest';
import { textDirection, typedDirection } from './text-direction.ts';

test('a story runs in the direction of its language', () => {
  expect(textDirection('ar')).toBe('rtl');
  expect(textDirection('fa-IR')).toBe('rtl');
  expect(textDirection('en-GB')).toBe('ltr');
});

test.each([
  ['שלום, world', 'en', 'rtl'],
  ['12) – שלום', 'en', 'rtl'],
  ['The word שלום', 'en', undefined],
  ['Plain words', 'en', undefined],
  ['… 1987', 'en', undefined],
  ['مرحبا', 'fr', 'rtl'],
  ['Plain words', 'he', 'ltr'],
  ['Longhand הוא', 'he', undefined],
  ['… 1987', 'he', undefined],
  ['שלום', 'he', undefined],
])('WRITE-2: “%s” in a story in %s runs %s where nobody chose', (text, language, direction) => {
  expect(typedDirection(text, language)).toBe(direction);
});
