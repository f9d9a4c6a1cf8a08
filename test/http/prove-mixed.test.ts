import { expect, test } from 'vitest';
import { mixed } from '#test/prove/mixed.ts';

test(
  'prove mixed, small: readers, searches, claps, uploads and sign-ins at once are answered',
  { timeout: 300_000 },
  async () => {
    expect(await mixed.run(150, 1)).toEqual({ tried: 150, failures: [] });
  },
);

test('prove mixed, control: pages that fail are found out', { timeout: 300_000 }, async () => {
  expect((await mixed.control(1)).failures.length).toBeGreaterThan(0);
});
