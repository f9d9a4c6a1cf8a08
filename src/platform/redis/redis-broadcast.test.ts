import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { freePort } from '#test/support/free-port.ts';
import { openRedisBroadcast } from './redis-broadcast.ts';

const log = createLog('silent');
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function startRedis(port: number) {
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill('SIGKILL');
    await exit;
  };
  stops.push(stop);
  const url = `redis://127.0.0.1:${port}`;
  const open = () => openRedisBroadcast({ url, log });
  return { stop, open, first: await vi.waitFor(open, { timeout: 10_000 }) };
}

test('a Redis that is named and does not answer stops the start with one sentence', async () => {
  const url = `redis://127.0.0.1:${await freePort()}`;
  await expect(openRedisBroadcast({ url, log })).rejects.toThrow(
    /^REDIS_URL is set, but Redis does not answer there \(.*\): start it, or unset REDIS_URL\.$/,
  );
});

// Without redis-server on the machine only the refusal above is tried.
describe.skipIf(!hasRedis)('messages by Redis', () => {
  test('reach every process, and again after Redis was away', async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const second = await redis.open();
    stops.unshift(
      () => redis.first.close(),
      () => second.close(),
    );
    const heard: string[] = [];
    await second.listen('limits', (payload) => heard.push(payload));
    await redis.first.notify('limits', 'one');
    await redis.first.notify('other', 'two');
    await vi.waitFor(() => expect(heard).toEqual(['one']), { timeout: 5_000 });
    await redis.stop();
    await expect(redis.first.notify('limits', 'lost')).rejects.toThrow();
    await (await startRedis(port)).first.close();
    await vi.waitFor(
      async () => {
        await redis.first.notify('limits', 'back');
        expect(heard).toContain('back');
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(heard).not.toContain('lost');
  });
});
