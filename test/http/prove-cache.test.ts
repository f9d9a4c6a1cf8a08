import { expect, test } from 'vitest';
import { cache } from '#test/prove/cache.ts';

test('prove cache, small: no page is stale a second after its change, and no host shows another’s', async () => {
  expect(await cache.run(2, 1)).toEqual({ tried: expect.any(Number), failures: [] });
});

test('prove cache, control: a server that hears of no change is found out', async () => {
  expect((await cache.control(1)).failures.length).toBeGreaterThan(0);
});
