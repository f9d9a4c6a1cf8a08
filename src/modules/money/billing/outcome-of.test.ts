import { expect, test } from 'vitest';
import { outcomeFound, outcomeOfCall } from './outcome-of.ts';

const TURNED_AWAY = { state: 'TURNED_AWAY' } as const;

test('MEMB-13: a question that is not let in says nothing of the payment that it asked for', () => {
  expect(outcomeFound(TURNED_AWAY)).toEqual({ state: 'UNKNOWN' });
});

test('MEMB-13: a renewal that is not let in is tried again, and no card has failed', () => {
  expect(outcomeOfCall('RENEWAL', TURNED_AWAY)).toEqual({ state: 'ABANDONED' });
});

test('MEMB-3: whoever pays at a screen is told to try later', () => {
  expect(outcomeOfCall('START', TURNED_AWAY)).toMatchObject({ state: 'DECLINED', reason: 'TRY_LATER' });
});
