import { expect, test } from 'vitest';
import { guesses } from '#test/prove/guesses.ts';

test('prove guesses, small: no token, few mails, no difference, no header', async () => {
  expect(await guesses.run(500, 1)).toEqual({ tried: expect.any(Number), failures: [] });
});

test('prove guesses, control: who knows the codes is found out', async () => {
  expect((await guesses.control(1)).failures.length).toBeGreaterThan(0);
});
