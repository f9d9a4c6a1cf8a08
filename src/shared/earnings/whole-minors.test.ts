import { expect, test } from 'vitest';
import fc from 'fast-check';
import { wholeMinors } from './whole-minors.ts';

test('PART-2, rule 304: amounts below each other add up to what stands at their head', () => {
  expect(wholeMinors([6_825_000, 4_095_000, 6_825_000, 4_095_000])).toEqual([683, 410, 682, 409]);
  expect(wholeMinors([])).toEqual([]);
  expect(wholeMinors([-25_000, 10_000])).toEqual([-3, 1]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9_999_999, max: 99_999_999 }), { maxLength: 40 }), (micros) => {
      const told = wholeMinors(micros);
      const all = micros.reduce((sum, one) => sum + one, 0);
      expect(told.reduce((sum, one) => sum + one, 0)).toBe(Math.floor(all / 10_000));
      told.forEach((one, place) => expect(Math.abs(one - (micros[place] ?? 0) / 10_000)).toBeLessThanOrEqual(1));
    }),
  );
});
