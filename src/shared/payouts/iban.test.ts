import { expect, test } from 'vitest';
import { isIban, maskedIban } from './iban.ts';

test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['gb82 west 1234 5698 7654 32', true],
  ['FR14 2004 1010 0505 0001 3M02 606', true],
  ['DE89 3704 0044 0532 0130 01', false],
  ['DE98 3704 0044 0532 0130 00', false],
  ['DE89 3704 0044 0532 0130 0', false],
  ['US64 SVBK US6S 3300 9586 79', false],
  ['', false],
  ['<script>', false],
])('PART-3: %s is the number of an account: %s', (typed, isOne) => {
  expect(isIban(typed)).toBe(isOne);
});

test('PART-3: of a number the country and the last digits are shown', () => {
  expect(maskedIban('DE89370400440532013000')).toBe('DE •••• 3000');
});
