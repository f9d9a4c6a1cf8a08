import { expect, test } from 'vitest';
import { PAYING } from '#test/prove/payout-books.ts';
import { payouts } from '#test/prove/payouts.ts';

test('prove payouts, small: PART-3, nobody is paid twice or forgotten while the worker and the database die', async () => {
  expect(await payouts.run(3, 1)).toEqual({ tried: 75, failures: [] });
});

test('prove payouts, control: a try that is forgotten is paid twice, and is found out', async () => {
  const { failures } = await payouts.control(1);
  for (const provider of PAYING) {
    expect(failures.filter((one) => one.startsWith(provider)).join('\n'), provider).toMatch(/was paid 2 times/);
  }
});
