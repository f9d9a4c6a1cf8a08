import { expect, test } from 'vitest';
import { outageOf } from './outage.ts';

const failed = (message: string, facts: object = {}) => Object.assign(new Error(message), facts);

test('rule 249: a full disk and a database that is away are told from every other error', () => {
  expect(outageOf(failed('could not extend file', { code: '53100' }))).toBe('FULL');
  expect(outageOf(failed('no space left on device', { code: 'ENOSPC' }))).toBe('FULL');
  expect(outageOf(failed('a field failed', { cause: failed('quota', { code: 'EDQUOT' }) }))).toBe('FULL');
  const initFile = 'could not write init file: No space left on device';
  expect(outageOf(failed(initFile, { code: 'XX000' })), 'what PostgreSQL gives no code of its own').toBe('FULL');
  for (const code of ['57P01', '57P03', '53300', '08006'])
    expect(outageOf(failed('away', { code })), code).toBe('AWAY');
  expect(outageOf(failed('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }))).toBe('AWAY');
  expect(outageOf(new AggregateError([failed('refused', { syscall: 'connect' })]))).toBe('AWAY');
  expect(outageOf(failed('Connection terminated unexpectedly'))).toBe('AWAY');
  for (const other of [
    failed('duplicate key: No space left on device', { code: '23505' }),
    failed('read', { syscall: 'read' }),
    'FULL',
    null,
  ])
    expect(outageOf(other)).toBeUndefined();
});
