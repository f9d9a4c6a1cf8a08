import { expect, test } from 'vitest';
import { handshakes } from '#test/prove/handshakes.ts';

test('prove handshakes, small: PROF-4: unknown names cost one statement at a time, each name one, and no order', async () => {
  expect(await handshakes.run(400, 1)).toEqual({ tried: 800, failures: [] });
});

test('prove handshakes, control: who asks for each handshake by itself is found out', async () => {
  expect((await handshakes.control(1)).failures.length).toBeGreaterThan(0);
});
