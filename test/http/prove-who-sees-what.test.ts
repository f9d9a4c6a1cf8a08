import { expect, test } from 'vitest';
import { whoSeesWhat } from '#test/prove/who-sees-what.ts';

test('prove who-sees-what, small: no hidden word comes out where it must not, and each where it may', async () => {
  // One whole scene: every viewer at every sink.
  expect(await whoSeesWhat.run(1_700, 1)).toEqual({ tried: expect.any(Number), failures: [] });
});

test('prove who-sees-what, control: words that are seen are found', async () => {
  expect((await whoSeesWhat.control(1)).failures.length).toBeGreaterThan(0);
});
