import { expect, test } from 'vitest';
import { dayStart, zoneText } from './zone-days.ts';

test('STAT-1, rule 124: a day in a file begins on the date that its reader sees, however far from UTC', () => {
  expect(zoneText('Pacific/Auckland', dayStart('Pacific/Auckland', 2026, 10, 1))).toBe('2026-11-01T00:00:00+13:00');
  expect(zoneText('America/St_Johns', dayStart('America/St_Johns', 2026, 6, 1))).toBe('2026-07-01T00:00:00-02:30');
  expect(zoneText('Pacific/Kiritimati', dayStart('Pacific/Kiritimati', 2026, 0, 1))).toBe('2026-01-01T00:00:00+14:00');
  // Clocks that leave out midnight: the day begins an hour later by them.
  expect(zoneText('Africa/Cairo', dayStart('Africa/Cairo', 2026, 3, 24))).toBe('2026-04-24T01:00:00+03:00');
  // The same west of Greenwich, where the offset of midnight by UTC is still the one of before.
  expect(zoneText('America/Santiago', dayStart('America/Santiago', 2026, 8, 6))).toBe('2026-09-06T01:00:00-03:00');
  expect(zoneText('America/Havana', dayStart('America/Havana', 2026, 2, 8))).toBe('2026-03-08T01:00:00-04:00');
  expect(zoneText('Atlantic/Azores', dayStart('Atlantic/Azores', 2026, 2, 29))).toBe('2026-03-29T01:00:00.000Z');
  // Clocks that show midnight twice: the day begins with the first.
  expect(zoneText('America/Havana', dayStart('America/Havana', 2026, 10, 1))).toBe('2026-11-01T00:00:00-04:00');
  expect(zoneText('UTC', dayStart('UTC', 2026, 0, 1))).toBe('2026-01-01T00:00:00.000Z');
});
