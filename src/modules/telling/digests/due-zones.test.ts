import { expect, test } from 'vitest';
import { dueZones, isTimeZone } from './due-zones.ts';

const zones = ['UTC', 'Europe/Vienna', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
const at = (iso: string) => dueZones(zones, new Date(iso));

test('rule 44: a digest is due from 7 in the morning of the reader’s own day', () => {
  expect(at('2026-11-22T06:00:00Z')).toEqual([
    { zone: 'Europe/Vienna', day: '2026-11-22', isSunday: true },
    { zone: 'Asia/Kathmandu', day: '2026-11-22', isSunday: true },
  ]);
  expect(at('2026-11-22T01:14:59Z').map(({ zone }) => zone)).not.toContain('Asia/Kathmandu');
  expect(at('2026-11-22T01:15:00Z').map(({ zone }) => zone)).toContain('Asia/Kathmandu');
  expect(at('2026-11-21T18:00:00Z')).toContainEqual({ zone: 'UTC', day: '2026-11-21', isSunday: false });
  expect(at('2026-11-21T18:00:00Z')).toContainEqual({ zone: 'Pacific/Kiritimati', day: '2026-11-22', isSunday: true });
  expect(at('2026-11-21T19:00:00Z').map(({ zone }) => zone)).not.toContain('UTC');
});

test('a zone that there is not is none', () => {
  expect(['UTC', 'Europe/Vienna', '', 'Mars/Olympus', "';"].map(isTimeZone)).toEqual([true, true, false, false, false]);
});
