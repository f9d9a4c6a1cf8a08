import { expect, test } from 'vitest';
import { readCountries } from './measures.ts';

test('rule 230: countries are those that there are, and the United Kingdom is found as people write it', () => {
  expect(readCountries('fr, DE uk')).toEqual(['DE', 'FR', 'GB']);
  expect(readCountries('GB UK')).toEqual(['GB']);
  expect(readCountries('*')).toEqual(['']);
  expect(readCountries('Germany, the Netherlands; cote d’Ivoire, Trinidad and Tobago')).toEqual([
    'CI',
    'DE',
    'NL',
    'TT',
  ]);
  expect(readCountries("Cote d'Ivoire, Hong Kong, Myanmar, Turkey, USA")).toEqual(['CI', 'HK', 'MM', 'TR', 'US']);
  expect(readCountries('Germany FR')).toBeNull();
  for (const text of ['', 'Germania', 'XX', 'DE XX', '* DE']) expect(readCountries(text)).toBeNull();
});
