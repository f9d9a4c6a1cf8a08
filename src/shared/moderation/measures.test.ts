import { expect, test } from 'vitest';
import { readCountries } from './measures.ts';

test('rule 230: countries are those that there are, and the United Kingdom is found as people write it', () => {
  expect(readCountries('fr, DE uk')).toEqual(['DE', 'FR', 'GB']);
  expect(readCountries('GB UK')).toEqual(['GB']);
  expect(readCountries('*')).toEqual(['']);
  for (const text of ['', 'Germany', 'XX', 'DE XX', '* DE']) expect(readCountries(text)).toBeNull();
});
