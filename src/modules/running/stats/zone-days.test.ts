import { expect, test } from 'vitest';
import { dayStart, zoneText } from './zone-days.ts';

test('STAT-1, rule 124: a day in a file begins on the date that its reader sees, however far from UTC', () => {
  expect(zoneText('Pacific/Auckland', dayStart('Pacific/Auckland', 2026, 10, 1))).toBe('2026-11-01T00:00:00+13:00');
  expect(zoneText('America/St_Johns', dayStart('America/St_Johns', 2026, 6, 1))).toBe('2026-07-01T00:00:00-02:30');
  expect(zoneText('Pacific/Kiritimati', dayStart('Pacific/Kiritimati', 2026, 0, 1))).toBe('2026-01-01T00:00:00+14:00');
  // Clocks that leave out midnight: the day begins an hour later by them.
  expect(zoneText('Africa/Cairo', dayStart('Africa/Cairo', 2026, 3, 24))).toBe('2026-04-24T01:00:00+03:00');
  expect(zoneText('UTC', dayStart('UTC', 2026, 0, 1))).toBe('2026-01-01T00:00:00.000Z');
});
