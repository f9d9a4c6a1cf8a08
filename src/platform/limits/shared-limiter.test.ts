import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { createSharedLimiter, type SharedLimiter } from './shared-limiter.ts';

const log = createLog('silent');
const clock = createFakeClock('2026-11-21T12:00:00Z');
const limit = { capacity: 10, refillPerSecond: 1 };
let source: TestDatabase;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  source = await createTestDatabase();
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await source.close();
});

/** As another process has it: with connections of its own. */
async function startProcess(): Promise<SharedLimiter> {
  const database = openDatabase({ connectionString: source.connectionString, maxConnections: 2, log });
  const limiter = createSharedLimiter({ clock, broadcast: database, log });
  const stop = await limiter.start();
  stops.push(async () => {
    await stop();
    await database.close();
  });
  return limiter;
}

function takeAll(limiter: SharedLimiter, key: string): number {
  let count = 0;
  while (limiter.take(key, limit).ok) count += 1;
  return count;
}

describe('rule 148: a limit between processes', () => {
  test('is one bucket: what one granted is missing in the others', async () => {
    const [first, second] = [await startProcess(), await startProcess()];
    expect(takeAll(first, 'graph a')).toBe(10);
    await vi.waitFor(() => expect(second.take('graph a', limit, 1).ok).toBe(false), { timeout: 5_000, interval: 700 });
    expect(second.take('graph b', limit).ok).toBe(true);
    clock.advance(60_000);
    expect(second.take('graph a', limit).ok).toBe(true);
  });

  test('tells of many keys in few messages, and of the largest first', async () => {
    const told: string[] = [];
    const broadcast = {
      notify: async (_channel: string, payload: string) => void told.push(payload),
      listen: async () => async () => undefined,
    };
    const limiter = createSharedLimiter({ clock, broadcast, log });
    stops.push(await limiter.start());
    for (let number = 0; number < 5_000; number += 1) limiter.take(`graph 2001:db8:${number}::/64`, limit);
    limiter.take('graph 2001:db8:7::/64', limit, 5);
    await vi.waitFor(() => expect(told).toHaveLength(8), { timeout: 5_000 });
    expect(told[0]).toContain('"takes":[["graph 2001:db8:7::/64",10,1,6]');
    for (const payload of told) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
  });

  test('minds no message that it cannot read, and none of its own', async () => {
    let hear: (payload: string) => void = () => undefined;
    const told: string[] = [];
    const limiter = createSharedLimiter({
      clock,
      log,
      broadcast: {
        notify: async (_channel, payload) => void told.push(payload),
        listen: async (_channel, onPayload) => {
          hear = onPayload;
          return async () => undefined;
        },
      },
    });
    stops.push(await limiter.start());
    limiter.take('a', limit, 4);
    await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 5_000 });
    for (const payload of [...told, '', '{', '{"from":"x","takes":[["a"]]}', 'null']) hear(payload);
    expect(limiter.take('a', limit, 6).ok).toBe(true);
  });
});
