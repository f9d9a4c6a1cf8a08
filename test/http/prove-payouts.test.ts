import { expect, test } from 'vitest';
import { payouts } from '#test/prove/payouts.ts';

test('prove payouts, small: PART-3, nobody is paid twice or forgotten while the worker and the database die', async () => {
  expect(await payouts.run(3, 1)).toEqual({ tried: 75, failures: [] });
});

test('prove payouts, control: a try that is forgotten is paid twice, and is found out', async () => {
  const { failures } = await payouts.control(1);
  expect(failures.join('\n')).toMatch(/was paid 2 times/);
});
