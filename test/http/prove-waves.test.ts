import { expect, test } from 'vitest';
import { waves } from '#test/prove/waves.ts';

test('ADMIN-2: prove waves, small: a wave is cleared by one deed, and undone row by row', async () => {
  const { tried, failures } = await waves.run(120, 1);
  expect(failures).toEqual([]);
  expect(tried).toBe(120);
});

test('prove waves, control: an account that is not given back is found out', async () => {
  expect((await waves.control(1)).failures).not.toEqual([]);
});
