import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareCharge } from '#modules/money/billing/compare-charge.ts';
import { readStrays } from '#modules/money/billing/read-strays.ts';
import { refundStray } from '#modules/money/billing/refund-stray.ts';
import { membershipReactions } from '#modules/money/memberships/react-to-provider.ts';
import { type PaymentsWorld, startPaymentsWorld } from '#test/support/payments-world.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await startPaymentsWorld();
});
afterAll(() => world.close());

/** Charged by another shop of the same account, and found in the night. */
async function stray(): Promise<string> {
  const { latest_charge: charge } = await world.client.paymentIntents.create({
    amount: 700,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    confirm: true,
  });
  if (typeof charge !== 'string') throw new Error('nothing was charged');
  await find(charge);
  return charge;
}

const find = async (charge: string) =>
  expect(await compareCharge(world.context, 'STRIPE', charge, membershipReactions)).toBe('STRAY');
const kept = async (charge: string) => (await readStrays(world.context)).filter((one) => one.charge === charge);
const givenBack = async (charge: string) =>
  (await world.client.refunds.list({ charge })).data.map(({ amount }) => amount);

test('MEMB-13, 0028: a charge of nobody’s is listed for staff, once, and goes back once when they say so', async () => {
  const charge = await stray();
  await find(charge);
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  expect(await kept(charge)).toMatchObject([{ provider: 'STRIPE', total: usd(700), refunded: usd(0) }]);
  expect(await givenBack(charge)).toEqual([]);
  expect([await refundStray(world.context, charge), await refundStray(world.context, charge)]).toEqual([
    'REFUNDED',
    'REFUNDED',
  ]);
  expect(await givenBack(charge)).toEqual([700]);
  expect(await kept(charge)).toMatchObject([{ refunded: usd(700) }]);
  expect(await refundStray(world.context, 'ch_that_never_was')).toBe('NOT_FOUND');
});

test('MEMB-13, 0028: where the answer to the refund is lost, another try finds it and gives nothing back twice', async () => {
  const charge = await stray();
  await world.stripe.control('faults', { kind: 'dropAfter', on: 'POST /v1/refunds', times: 2 });
  expect(await refundStray(world.context, charge)).toBe('UNKNOWN');
  expect(await refundStray(world.context, charge)).toBe('REFUNDED');
  expect(await givenBack(charge)).toEqual([700]);
});

test('MEMB-13, 0028: what staff gave back at the provider is known by the next night', async () => {
  const charge = await stray();
  await world.client.refunds.create({ charge, amount: 200 });
  await find(charge);
  expect(await kept(charge)).toMatchObject([{ refunded: { amount: 200 } }]);
  expect(await refundStray(world.context, charge)).toBe('REFUNDED');
  expect(new Set(await givenBack(charge))).toEqual(new Set([200, 500]));
});
