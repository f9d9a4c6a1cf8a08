import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShownTwice, timestampOf, timeZones, wallTimeOf } from './zoned-time.ts';

const MINUTE = 60_000;
const someZones = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'America/St_Johns',
);
const moments = fc
  .integer({ min: Date.UTC(2000, 0), max: Date.UTC(2060, 0) })
  .map((time) => Math.floor(time / MINUTE) * MINUTE);

test('rule 10: a time on a clock leads back to a moment at which the clock shows it', () => {
  fc.assert(
    fc.property(moments, someZones, (moment, zone) => {
      const wall = wallTimeOf(moment, zone);
      const found = timestampOf(wall, zone);
      expect(found).toBeDefined();
      expect(wallTimeOf(found ?? 0, zone)).toEqual(wall);
      // The same one, but for the hour that comes twice a year, of which it is the first.
      expect(moment - (found ?? 0)).toBeGreaterThanOrEqual(0);
      expect(moment - (found ?? 0)).toBeLessThanOrEqual(60 * MINUTE);
    }),
    { numRuns: 2_000 },
  );
});

test('rule 10: the hour that clocks skip is no time, and the one they show twice is its first', () => {
  expect(timestampOf({ date: '2027-03-28', time: '02:30' }, 'Europe/Berlin')).toBeUndefined();
  expect(timestampOf({ date: '2026-10-25', time: '02:30' }, 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 0, 30));
  expect(timestampOf({ date: '2026-11-21', time: '09:00' }, 'America/New_York')).toBe(Date.UTC(2026, 10, 21, 14));
  expect(isShownTwice({ date: '2026-10-25', time: '02:30' }, 'Europe/Berlin')).toBe(true);
  expect(isShownTwice({ date: '2026-11-01', time: '01:30' }, 'America/New_York')).toBe(true);
  expect(isShownTwice({ date: '2026-10-25', time: '03:00' }, 'Europe/Berlin')).toBe(false);
  expect(isShownTwice({ date: '2027-03-28', time: '02:30' }, 'Europe/Berlin')).toBe(false);
});

test('what is no time', () => {
  for (const wall of [
    { date: '', time: '' },
    { date: '2026-11-21', time: '' },
    { date: '2026-02-30', time: '10:00' },
    { date: '2026-11-21', time: '25:00' },
  ]) {
    expect(timestampOf(wall, 'UTC'), JSON.stringify(wall)).toBeUndefined();
  }
});

test('zones to choose from hold UTC and the given one once', () => {
  const zones = timeZones('Europe/Berlin', 'UTC');
  expect(zones.filter((zone) => zone === 'UTC')).toHaveLength(1);
  expect(zones.filter((zone) => zone === 'Europe/Berlin')).toHaveLength(1);
});
