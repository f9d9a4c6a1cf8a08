import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { Browser } from '#modules/ground/browser.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { reserveAttempt } from './reserve-attempt.ts';
import { settleFailure, settleSuccess } from './settle-attempt.ts';
import { sweepLockouts } from './sweep-lockouts.ts';

const DAY = 24 * 3_600_000;
const clock = createFakeClock('2026-11-21T12:00:00Z');
let world: TestGraph;
let store: TestDatabase;
let context: CommandContext & { readonly browser: Browser };

beforeAll(async () => {
  world = await createTestGraph();
  store = await createTestDatabase();
  const browser = { visitorHash: 'visitor', userAgent: '', network: '192.0.2.7', country: null };
  context = { ...world.context, database: store.database, clock, isProgram: false, browser };
});
afterAll(async () => {
  await world.close();
  await store.close();
});

const from = (network: string) => ({ ...context, browser: { ...context.browser, network } });
const reserve = (subject: string, network: string) => reserveAttempt(from(network), { kind: 'password', subject });
async function count(table: 'sign_in_attempt' | 'network_lockout' | 'sign_in_lockout'): Promise<number> {
  return (await store.database.kysely.selectFrom(table).selectAll().execute()).length;
}

test('IDEN-5: of 60 accounts at the same moment from one network 20 are let in, and none of them locks it', async () => {
  const tries = await Promise.all(Array.from({ length: 60 }, (_item, index) => reserve(`s${index}`, '192.0.2.7')));
  const reserved = tries.flatMap((entry) => (entry.ok ? [entry.attempt] : []));
  expect(reserved).toHaveLength(20);
  const refused = tries.flatMap((entry) => (entry.ok ? [] : [entry.refusal.type]));
  expect(new Set(refused)).toEqual(new Set(['RateLimited']));
  for (const attempt of reserved) await settleSuccess(context, attempt);
  expect(await count('sign_in_attempt')).toBe(0);
  expect(await reserve('later', '192.0.2.8')).toMatchObject({ ok: true });
});

test('IDEN-5: attempts that were cut off count as failures after a minute', async () => {
  for (let index = 0; index < 20; index += 1) await reserve(`cut${index}`, '198.51.100.1');
  expect(await reserve('other', '198.51.100.2')).toMatchObject({ refusal: { type: 'RateLimited' } });
  clock.advance(61_000);
  expect(await reserve('other', '198.51.100.2')).toMatchObject({ refusal: { code: 'IpAuthLockout' } });
});

test('IDEN-5: a network that does it again within 30 days is locked for 7', async () => {
  const message = async (): Promise<string> => {
    for (let index = 0; index < 20; index += 1) {
      const entry = await reserve(`again${index}`, '203.0.113.9');
      if (entry.ok) await settleFailure(context, entry.attempt);
    }
    const last = await reserve('one more', '203.0.113.9');
    return last.ok ? 'it may try' : last.refusal.message;
  };
  const text = 'For security reasons, you cannot sign in from this network for';
  expect(await message()).toBe(`${text} 1 day.`);
  clock.advance(2 * DAY);
  expect(await message()).toBe(`${text} 7 days.`);
  clock.advance(3 * DAY);
  expect(await message()).toBe(`${text} 4 days.`);
});

test('what no rule asks for any more is forgotten, and nothing else', async () => {
  await reserve('recent', '192.0.2.200');
  const before = { networks: await count('network_lockout'), ladders: await count('sign_in_lockout') };
  await sweepLockouts(context);
  expect(await count('sign_in_attempt')).toBe(1);
  expect({ networks: await count('network_lockout'), ladders: await count('sign_in_lockout') }).toEqual(before);
  clock.advance(366 * DAY);
  await sweepLockouts(context);
  expect(await count('sign_in_attempt')).toBe(0);
  expect(await count('network_lockout')).toBe(0);
  expect(await count('sign_in_lockout')).toBe(0);
});
