import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readProcessMetrics } from '#platform/metrics/process-metrics.ts';
import { measurePurgeLag } from './purge-lag.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(async () => {
  await stop?.();
  vi.useRealTimers();
});

let stop: (() => Promise<void>) | undefined;

/** A database that says what was notified when it is told to. */
async function open() {
  const said: string[] = [];
  let hear: (payload: string) => void = () => undefined;
  let tellOfGap: () => void = () => undefined;
  stop = await measurePurgeLag({
    query: async (_name, _text, [payload]) => {
      said.push(String(payload));
      return [];
    },
    listen: async (_channel, onPayload, onGap = () => undefined) => {
      [hear, tellOfGap] = [onPayload, onGap];
      return () => Promise.resolve();
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  return { said, hear: (payload = '') => hear(payload), tellOfGap: () => tellOfGap() };
}

const lag = () => {
  const family = readProcessMetrics().find(({ name }) => name === 'longhand_purge_lag_seconds');
  return [family?.merge, family?.samples[0]?.value];
};

test('rule 227: the time from a commit to its purge is measured, and grows while nothing is heard', async () => {
  const { said, hear } = await open();
  expect(said).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(250);
  hear('["post:1"]');
  expect(lag()).toEqual(['max', 0.25]);
  await vi.advanceTimersByTimeAsync(250);
  hear(said[0]);
  expect(lag()).toEqual(['max', 0.5]);
  // From here on it's deaf: the next one is never heard, and no other is sent.
  await vi.advanceTimersByTimeAsync(75_000);
  expect(said).toHaveLength(2);
  expect(lag()).toEqual(['max', 60.5]);
});

test('rule 227: with the connection what was on its way is purged as well', async () => {
  const { said, hear, tellOfGap } = await open();
  hear(said[0]);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(lag()[1]).toBe(25);
  tellOfGap();
  expect(lag()[1]).toBe(0);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(said).toHaveLength(3);
});

test('rule 227: what is said is what every process takes for the tag of a page that nobody has', async () => {
  const { said } = await open();
  expect(JSON.parse(said[0] ?? '')).toEqual([expect.stringMatching(/^lag:[\da-f-]{36}$/)]);
});
