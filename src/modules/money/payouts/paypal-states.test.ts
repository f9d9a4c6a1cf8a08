import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { openPaypalWorld, type PaypalWorld } from '#test/support/paypal-world.ts';
import { comparePayouts } from './compare-payouts.ts';
import { takePaypalEvent } from './take-paypal-event.ts';
import { workPayouts } from './work-payouts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let { cash, clock, close, keyOf, nextMonth, pass, payee, program, rounds, settle, standIn, world } = {} as PaypalWorld;
beforeAll(async () => {
  ({ cash, clock, close, keyOf, nextMonth, pass, payee, program, rounds, settle, standIn, world } =
    await openPaypalWorld());
});
beforeEach(() => nextMonth());
afterEach(() => settle());
afterAll(() => close());

test('rule 234: what nobody claims is told once, comes back after 30 days, and is not sent there again', async () => {
  const ada = await payee('is unknown');
  await rounds(3);
  expect(await ada.payouts()).toMatchObject([{ state: 'PROCESSING', reason: 'UNCLAIMED' }]);
  const calls = async () => ((await ada.payouts())[0]?.due_at.getTime() ?? 0) - clock.now().getTime();
  expect(await calls()).toBeGreaterThan(5 * HOUR);
  await pass(29 * DAY);
  await workPayouts(program);
  expect(await ada.states()).toEqual(['PROCESSING']);
  expect((await ada.subjects()).filter((subject) => subject.endsWith('waiting for you at PayPal'))).toHaveLength(1);
  await pass(2 * DAY);
  await workPayouts(program);
  expect(await ada.payouts()).toMatchObject([{ state: 'ON_HOLD', reason: 'NOT_CLAIMED' }]);
  await pass(60 * DAY);
  await workPayouts(program);
  expect(await ada.batches()).toMatchObject([{ item: 'RETURNED' }]);
  await ada.setUp({ address: ada.email });
  await pass(72 * HOUR);
  await workPayouts(program);
  expect(await ada.states()).toEqual(['PAID']);
});

test('rule 234: what is claimed, or let go after a look, is paid once PayPal says so', async () => {
  const [late, held] = [await payee('is unknown'), await payee('is held')];
  await rounds(1);
  expect([await late.payouts(), await held.payouts()]).toMatchObject([
    [{ reason: 'UNCLAIMED' }],
    [{ reason: 'ONHOLD' }],
  ]);
  for (const one of [late, held]) await standIn.control('items', { name: await keyOf(one), item: 'SUCCESS' });
  await takePaypalEvent(program, await keyOf(late));
  await takePaypalEvent(program, await keyOf(late));
  await pass(6 * HOUR);
  await workPayouts(program);
  expect([await late.payouts(), await held.payouts()]).toMatchObject([
    [{ state: 'PAID', reason: null }],
    [{ state: 'PAID', reason: null }],
  ]);
  expect((await late.subjects()).filter((subject) => subject.startsWith('We sent you'))).toHaveLength(1);
});

test('rule 234: a batch that PayPal has not worked on yet is asked about again, and stays one', async () => {
  const ada = await payee();
  await standIn.control('switches', { waits: 15 * MINUTE });
  await rounds(4);
  expect(await ada.payouts()).toMatchObject([{ state: 'PROCESSING', reason: null }]);
  await rounds(5);
  expect(await ada.states()).toEqual(['PAID']);
  expect(await ada.batches()).toMatchObject([{ paid: 1 }]);
});

test.each(['REFUNDED', 'REVERSED'] as const)(
  'rule 234: what was paid and is %s is found at night, once, and stands in the books',
  async (item) => {
    const ada = await payee();
    await workPayouts(program);
    const before = await cash();
    await standIn.control('items', { name: await keyOf(ada), item });
    await pass(HOUR);
    await comparePayouts(program);
    await comparePayouts(program);
    expect(await ada.payouts()).toMatchObject([{ state: 'REVERSED', reason: item }]);
    expect(await cash()).toBe(before - 2000);
    const [kept] = await world.database.kysely
      .selectFrom('payout_comparison')
      .select('differences')
      .where('provider', '=', 'PAYPAL')
      .execute();
    expect(kept).toEqual({ differences: {} });
  },
);
