import { expect, test } from 'vitest';
import { moneyText } from './money-text.ts';

test.each([
  [500, 'USD', '$5'],
  [550, 'USD', '$5.50'],
  [97, 'USD', '$0.97'],
  [0, 'USD', '$0'],
  [-1999, 'USD', '-$19.99'],
  [700, 'CAD', 'CA$7'],
  [15_000, 'USD', '$150'],
  [1_234_567, 'EUR', '€12,345.67'],
  [1200, 'JPY', '¥1,200'],
  [1500, 'KWD', 'KWD 1.50'],
])('MEMB-16: %i minor units of %s are shown as %s', (amount, currency, text) => {
  expect(moneyText({ amount, currency }).replaceAll('\u00A0', ' ')).toBe(text);
});
