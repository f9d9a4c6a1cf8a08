import { expect, test } from 'vitest';
import { movePayout, nextTry, PAYOUT_MOVES, PAYOUT_STATES } from './payout-machine.ts';

test('PART-3: every move of a payout leads where rule 116 says, and no other can be made', () => {
  const lines = PAYOUT_STATES.flatMap((state) =>
    PAYOUT_MOVES.flatMap((move) => {
      const next = movePayout(state, move);
      return next === null ? [] : [`${state} ${move} ${next}`];
    }),
  );
  expect(lines).toEqual([
    'INTERNAL_FAILED RETRY PENDING',
    'ON_HOLD CORRECT PROCESSING',
    'ON_HOLD FORFEIT FORFEITED',
    'ON_HOLD RELEASE PENDING',
    'PAID RETURN REVERSED',
    'PENDING CORRECT PROCESSING',
    'PENDING FORFEIT FORFEITED',
    'PENDING HOLD ON_HOLD',
    'PENDING SEND PROCESSING',
    'PROCESSING BREAK INTERNAL_FAILED',
    'PROCESSING FAIL PROVIDER_FAILED',
    'PROCESSING PAY PAID',
    'PROCESSING RECALL PENDING',
    'PROVIDER_FAILED GIVE_UP ON_HOLD',
    'PROVIDER_FAILED RETRY PENDING',
    'REVERSED RETRY PENDING',
  ]);
});

test('PART-3: a payout that failed is tried again after 1, 3 and 7 days, and then no more', () => {
  const now = new Date('2027-01-10T08:00:00.000Z');
  expect([1, 2, 3, 4].map((failures) => nextTry(failures, now)?.toISOString() ?? null)).toEqual([
    '2027-01-11T08:00:00.000Z',
    '2027-01-13T08:00:00.000Z',
    '2027-01-17T08:00:00.000Z',
    null,
  ]);
});
