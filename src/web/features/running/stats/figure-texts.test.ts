import { expect, test } from 'vitest';
import { periodName, ratioText, timeText } from './figure-texts.ts';

test('STAT-1: periods, ratios and times as people say them', () => {
  expect(['all', '2026', '2026-11'].map(periodName)).toEqual(['All time', '2026', 'November 2026']);
  expect([0, 0.426, 1].map((readRatio) => ratioText({ views: 7, readRatio }))).toEqual(['0%', '43%', '100%']);
  expect(ratioText({ views: 0, readRatio: 0 })).toBe('–');
  expect([0, 60, 7_199, 7_200, 360_000].map(timeText)).toEqual([
    '0 minutes',
    '1 minute',
    '2 hours',
    '2 hours',
    '100 hours',
  ]);
});
