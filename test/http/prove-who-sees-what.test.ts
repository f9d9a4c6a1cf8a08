import { expect, test } from 'vitest';
import { whoSeesWhat } from '#test/prove/who-sees-what.ts';

test('prove who-sees-what, small: no hidden word comes out where it must not, standing or while it changes', async () => {
  expect(await whoSeesWhat.run(2_400, 1)).toEqual({ tried: expect.any(Number), failures: [] });
});

test('prove who-sees-what, control: words that are seen are found', async () => {
  expect((await whoSeesWhat.control(1)).failures.length).toBeGreaterThan(0);
});
