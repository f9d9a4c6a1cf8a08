import { expect, test } from 'vitest';
import { malformed } from '#test/prove/malformed.ts';

test('prove malformed, small: whatever comes over the wire is answered or refused', { timeout: 300_000 }, async () => {
  expect(await malformed.run(1_000, 1)).toEqual({ tried: 1_000, failures: [] });
});

test('prove malformed, control: a server that says its errors is found out', async () => {
  expect((await malformed.control(1)).failures.length).toBeGreaterThan(0);
});
