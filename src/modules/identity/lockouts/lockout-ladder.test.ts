import { expect, test } from 'vitest';
import { rungOf } from './lockout-ladder.ts';
import { judgeNetwork, lockoutNetwork } from './network-ladder.ts';

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_item, index) => first + index);

test('IDEN-5: failures 1 to 5 leave 6 minus failures, then locks of 1, 2, 4 … 60 minutes, then the end', () => {
  expect(range(1, 5).map((count) => rungOf('password', count))).toEqual(
    [5, 4, 3, 2, 1].map((attemptsLeft) => ({ kind: 'warned', attemptsLeft })),
  );
  const minutes = [1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60, 60, 60, 60];
  expect(range(6, 19).map((count) => rungOf('password', count))).toEqual(
    minutes.map((length) => ({ kind: 'locked', minutes: length })),
  );
  expect(rungOf('password', 20)).toEqual({ kind: 'ended' });
  expect(rungOf('secondFactor', 14)).toEqual({ kind: 'locked', minutes: 60 });
  expect(rungOf('secondFactor', 15)).toEqual({ kind: 'ended' });
  expect(rungOf('recoveryCode', 5_000)).toEqual({ kind: 'locked', minutes: 60 });
});

test('IDEN-5: a network is locked for a day by 100 failures or 20 accounts, and for 7 the next time', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const day = 24 * 3_600_000;
  const later = (days: number): Date => new Date(now.getTime() + days * day);
  const free = { lockCount: 0, lockedUntil: null };
  const tally = { failures: 99, failedAccounts: 19, attempts: 99, accounts: 19 };
  expect(judgeNetwork(free, tally, now)).toEqual({ kind: 'open' });
  const locked = { kind: 'toLock', until: later(1), lockCount: 1 };
  expect(judgeNetwork(free, { ...tally, failures: 100, attempts: 100 }, now)).toEqual(locked);
  expect(judgeNetwork(free, { ...tally, failedAccounts: 20, accounts: 20 }, now)).toEqual(locked);
  const again = { lockCount: 1, lockedUntil: later(-1) };
  expect(judgeNetwork(again, { ...tally, failures: 100 }, now)).toMatchObject({ until: later(7), lockCount: 2 });
  const longAgo = { lockCount: 4, lockedUntil: later(-31) };
  expect(judgeNetwork(longAgo, { ...tally, failures: 100 }, now)).toMatchObject({ until: later(1), lockCount: 1 });
  expect(judgeNetwork({ lockCount: 1, lockedUntil: later(1) }, tally, now)).toEqual({
    kind: 'locked',
    until: later(1),
  });
});

test('IDEN-5: what still runs holds a network back without locking it', () => {
  const state = { lockCount: 0, lockedUntil: null };
  const tally = { failures: 3, failedAccounts: 1, attempts: 100, accounts: 2 };
  expect(judgeNetwork(state, tally, new Date())).toMatchObject({ kind: 'busy' });
});

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['127.0.0.1', '127.0.0.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('%s is locked as %s', (network, locked) => {
  expect(lockoutNetwork(network)).toBe(locked);
});
