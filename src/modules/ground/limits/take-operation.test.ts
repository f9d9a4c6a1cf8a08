import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { sweepSignIns } from '#modules/identity/sign-in/sweep-sign-ins.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import { takeOperation } from './take-operation.ts';

let store: TestDatabase;
let clock: FakeClock;
beforeAll(async () => {
  store = await createTestDatabase();
  clock = createFakeClock('2026-11-21T12:00:10Z');
});
afterAll(() => store.close());

const rule = { most: 5, windowSeconds: 60 };
const take = (key: string, name = 'test') =>
  takeOperation({ database: store.database, clock, secrets: testSecrets }, name, key, rule);

test('of a hundred at once as many pass as may, and all are counted', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => take('ada@mail.example')));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, retryAfterSeconds: 50 });
  const rows = await store.database.query<{ count: number }>('counts', 'select * from operation_count', []);
  expect(rows.map(({ count }) => count)).toEqual([100]);
  expect(JSON.stringify(rows), 'nobody is named').not.toContain('ada');
});

test('each key and each name has its own count, and each window begins anew', async () => {
  expect(await take('bela@mail.example')).toEqual({ ok: true, count: 1 });
  expect(await take('ada@mail.example', 'other')).toEqual({ ok: true, count: 1 });
  expect((await take('ada@mail.example')).ok).toBe(false);
  clock.advance(50_000);
  expect(await take('ada@mail.example')).toEqual({ ok: true, count: 1 });
});

test('what is counted no longer is forgotten', async () => {
  clock.advance(61_000);
  await sweepSignIns({ database: store.database, clock });
  expect(await store.database.query('counts_left', 'select 1 from operation_count', [])).toEqual([]);
});
