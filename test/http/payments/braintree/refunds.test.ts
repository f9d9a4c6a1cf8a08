import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BraintreeWorld,
  isOwnSandbox,
  newIntent,
  startBraintreeWorld,
  usd,
} from '#test/support/braintree-world.ts';

let world: BraintreeWorld;
let customer: string;
beforeAll(async () => {
  world = await startBraintreeWorld();
  customer = await world.customer();
});
afterAll(() => world.close());

async function settledCharge(amount: number): Promise<string> {
  const { charge } = await world.paid({ customer, money: usd(amount) });
  await world.settle(charge);
  return charge;
}

const refund = (charge: string, amount: number, intentId = newIntent()) =>
  world.provider.refund({ intentId, charge, money: usd(amount) });

describe('before a charge has settled', () => {
  test('MEMB-13: all of it is given back at once', async () => {
    const { charge } = await world.paid({ customer, money: usd(6000) });
    const intentId = newIntent();
    const outcome = await refund(charge, 6000, intentId);
    expect(outcome).toMatchObject({ state: 'REFUNDED', refund: charge, money: usd(6000) });
    expect(await world.provider.findRefund({ intentId, charge })).toMatchObject({ state: 'REFUNDED', refund: charge });
    const read = await world.provider.readCharge(charge);
    expect(read).toMatchObject({ outcome: { state: 'SUCCEEDED', money: usd(6000) }, refunded: usd(6000) });
  });

  test('MEMB-13: it is given back once', async () => {
    const { charge } = await world.paid({ customer, money: usd(6000) });
    await refund(charge, 6000);
    expect(await refund(charge, 6000)).toEqual({ state: 'REFUSED', code: 'voided', isWorthAnotherTry: false });
  });

  test('MEMB-13: a part of it waits', async () => {
    const { charge } = await world.paid({ customer, money: usd(6000) });
    const waiting = { state: 'REFUSED', code: '91506', isWorthAnotherTry: true };
    expect(await refund(charge, 5999)).toEqual(waiting);
    await world.settle(charge);
    expect(await refund(charge, 5999)).toMatchObject({ state: 'REFUNDED', money: usd(5999) });
  });

  test.skipIf(isOwnSandbox)('MEMB-13: while it settles, all of it waits', async () => {
    const { charge } = await world.paid({ customer, money: usd(6000) });
    await world.standIn.tell('settle', { charge, status: 'settling' });
    expect(await refund(charge, 6000)).toEqual({ state: 'REFUSED', code: '91574', isWorthAnotherTry: true });
  });
});

describe('after a charge has settled', () => {
  test.each([1, 99, 500, 5999, 6000])('MEMB-13: %i of 6000 cents are given back', async (amount) => {
    const charge = await settledCharge(6000);
    const intentId = newIntent();
    const outcome = await refund(charge, amount, intentId);
    expect(outcome).toMatchObject({ state: 'REFUNDED', money: usd(amount) });
    expect(await world.provider.findRefund({ intentId, charge })).toEqual(outcome);
    expect(await world.provider.readCharge(charge)).toMatchObject({ refunded: usd(amount), isDisputed: false });
  });

  test('MEMB-13: parts are given back until nothing is left, and no cent more', async () => {
    const charge = await settledCharge(1000);
    for (const amount of [333, 333, 334]) expect(await refund(charge, amount)).toMatchObject({ state: 'REFUNDED' });
    expect(await refund(charge, 1)).toEqual({ state: 'REFUSED', code: '91512', isWorthAnotherTry: false });
    expect(await world.provider.readCharge(charge)).toMatchObject({ refunded: usd(1000) });
  });

  test('MEMB-13: more than is left is refused', async () => {
    const charge = await settledCharge(1000);
    await refund(charge, 999);
    expect(await refund(charge, 2)).toEqual({ state: 'REFUSED', code: '91521', isWorthAnotherTry: false });
    expect(await refund(charge, 1)).toMatchObject({ state: 'REFUNDED' });
  });

  test('MEMB-13: an intent gives back once, however often it is sent', async () => {
    const charge = await settledCharge(1000);
    const intentId = newIntent();
    const first = await refund(charge, 400, intentId);
    expect(await refund(charge, 400, intentId)).toEqual(first);
    expect(await world.provider.readCharge(charge)).toMatchObject({ refunded: usd(400) });
  });

  test('MEMB-13: in another currency is a fault of ours', async () => {
    const charge = await settledCharge(1000);
    const money = { amount: 1000, currency: 'CAD' } as const;
    await expect(world.provider.refund({ intentId: newIntent(), charge, money })).rejects.toThrow('another currency');
  });

  test.skipIf(isOwnSandbox)('MEMB-13: a refund that the bank sends back is not refunded', async () => {
    const charge = await settledCharge(1000);
    const intentId = newIntent();
    const outcome = await refund(charge, 400, intentId);
    if (outcome.state !== 'REFUNDED') throw new Error(outcome.state);
    await world.standIn.tell('fail-refund', { refund: outcome.refund });
    expect(await world.provider.findRefund({ intentId, charge })).toMatchObject({ state: 'REFUSED', code: '2044' });
    expect(await world.provider.readCharge(charge)).toMatchObject({ refunded: usd(0) });
    expect(await refund(charge, 1000)).toMatchObject({ state: 'REFUNDED' });
  });
});

describe('what cannot be refunded', () => {
  test('MEMB-13: a charge that is not there', async () => {
    expect(await refund('nothing', 100)).toEqual({ state: 'REFUSED', code: 'not_found', isWorthAnotherTry: false });
    expect(await world.provider.findRefund({ intentId: newIntent(), charge: 'nothing' })).toBe('NOT_FOUND');
    expect(await world.provider.readCharge('nothing')).toBe('NOT_FOUND');
    expect(await world.provider.readCharge('../nothing')).toBe('NOT_FOUND');
  });

  test('MEMB-13: a refund that was never sent', async () => {
    const charge = await settledCharge(1000);
    expect(await world.provider.findRefund({ intentId: newIntent(), charge })).toBe('NOT_FOUND');
  });

  test('MEMB-13: PayPal that declines when it settles', async () => {
    const method = { token: 'fake-paypal-billing-agreement-nonce' };
    const { charge } = await world.paid({ customer, method, money: usd(400_100) });
    await world.settle(charge);
    const read = await world.provider.readCharge(charge);
    expect(read).toMatchObject({ outcome: { state: 'DECLINED', code: '4001' }, refunded: usd(0) });
    expect(await refund(charge, 400_100)).toMatchObject({ state: 'REFUSED' });
  });

  test('MEMB-13: PayPal that waits to settle is not certain', async () => {
    const method = { token: 'fake-paypal-billing-agreement-nonce' };
    const { charge } = await world.paid({ customer, method, money: usd(400_200) });
    await world.settle(charge);
    expect(await world.provider.readCharge(charge)).toMatchObject({ outcome: { state: 'PENDING' } });
  });
});
