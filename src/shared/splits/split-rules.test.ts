import { expect, test } from 'vitest';
import { keptPercent, splitFault } from './split-rules.ts';

const shares = (...percents: readonly number[]) =>
  percents.map((percent, place) => ({ personId: `p${place}`, percent }));

test('rule 221: percents are whole, and together no more than there is', () => {
  expect(splitFault(shares(40, 60))).toBeUndefined();
  expect(splitFault(shares())).toBeUndefined();
  expect(splitFault(shares(40, 61))).toBe('tooMuch');
  for (const wrong of [33.3, -1, 101, Number.NaN]) expect(splitFault(shares(wrong)), String(wrong)).toBe('notWhole');
  expect(splitFault([...shares(1), ...shares(1)])).toBe('twice');
  expect(keptPercent(shares(40, 25))).toBe(35);
});
