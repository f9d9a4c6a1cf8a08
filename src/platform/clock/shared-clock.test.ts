import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { isSharedClock, openSharedClock } from './shared-clock.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-clock-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const START = '2030-01-31T10:00:00.000Z';
const MINUTE = 60_000;
const within = (clock: { now(): Date }, iso: string) => clock.now().getTime() - Date.parse(iso);

test('two processes read one clock, which goes on by itself and is moved by either', () => {
  const [one, other] = [openSharedClock(folder, START), openSharedClock(folder, START)];
  expect(within(one, START)).toBeGreaterThanOrEqual(0);
  expect(within(one, START)).toBeLessThan(MINUTE);
  other.moveTo(new Date('2031-05-01T00:00:00.000Z'));
  expect(within(one, '2031-05-01T00:00:00.000Z')).toBeLessThan(MINUTE);
  one.moveTo(new Date('2029-05-01T00:00:00.000Z'));
  expect(within(other, '2029-05-01T00:00:00.000Z')).toBeLessThan(MINUTE);
});

test('a process that is started again goes on, and another beginning begins anew', () => {
  openSharedClock(folder, START).moveTo(new Date('2035-01-01T00:00:00.000Z'));
  expect(within(openSharedClock(folder, START), '2035-01-01T00:00:00.000Z')).toBeLessThan(MINUTE);
  expect(within(openSharedClock(folder, '2032-01-01T00:00:00Z'), '2032-01-01T00:00:00.000Z')).toBeLessThan(MINUTE);
});

test('the clock of a site that is no test is not one that can be moved', () => {
  expect(isSharedClock(systemClock)).toBe(false);
  expect(isSharedClock(openSharedClock(folder, START))).toBe(true);
});
