import { expect, test } from 'vitest';
import { parseTime } from '#platform/database/column-types.ts';

test.each([
  ['2024-03-05 08:01:02.034+00', '2024-03-05T08:01:02.034Z'],
  ['2024-03-05 08:01:02.5+00', '2024-03-05T08:01:02.500Z'],
  ['2024-03-05 08:01:02+00', '2024-03-05T08:01:02.000Z'],
  ['2024-03-05 08:01:02.123456+00', '2024-03-05T08:01:02.123Z'],
  ['2024-03-05 10:01:02.034+02', '2024-03-05T08:01:02.034Z'],
  ['2024-03-05 13:31:02.034+05:30', '2024-03-05T08:01:02.034Z'],
  ['0012-03-05 08:01:02+00 BC', '-000011-03-05T08:01:02.000Z'],
  ['12024-03-05 08:01:02+00', '+012024-03-05T08:01:02.000Z'],
])('the time %s is %s', (text, expected) => {
  const time = parseTime(text);
  expect(time instanceof Date && time.toISOString()).toBe(expected);
});

test('a time without end stays one', () => {
  expect(parseTime('infinity')).toBe(Infinity);
});
