import { expect, test } from 'vitest';
import { reversals } from '#test/prove/reversals.ts';

test('prove reversals, small: decisions that are taken back leave every row as it was', async () => {
  const { tried, failures } = await reversals.run(60, 1);
  expect(failures).toEqual([]);
  expect(tried).toBe(60);
});

test('prove reversals, control: what was before and is not noted is found out', async () => {
  expect((await reversals.control(1)).failures).not.toEqual([]);
});
