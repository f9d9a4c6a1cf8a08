import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOLLARS, isRealStripe, newIntent, startStripeWorld, type StripeWorld } from '#test/support/stripe-world.ts';

let world: StripeWorld;
beforeAll(async () => {
  world = await startStripeWorld();
});
afterAll(() => world.close());

const standIn = test.skipIf(isRealStripe);
const money = (amount: number) => ({ amount, currency: 'USD' as const });
const refund = (charge: string, amount: number, intentId = newIntent()) =>
  world.provider.refund({ intentId, charge, money: money(amount) });

async function refundedOf(charge: string): Promise<number> {
  const read = await world.provider.readCharge(charge);
  return typeof read === 'string' ? -1 : read.refunded.amount;
}

test.each([
  ['all of it', 500, true],
  ['a part of it', 123, false],
  ['a cent of it', 1, false],
])('MEMB-14: %s is given back', async (_what, amount, isAll) => {
  const { charge } = await world.paid();
  const outcome = await refund(charge, amount);
  expect(outcome).toMatchObject({ state: 'REFUNDED', refund: expect.stringMatching(/^re_/), money: money(amount) });
  expect(await refundedOf(charge)).toBe(amount);
  expect((await world.stripe.charges.retrieve(charge)).refunded).toBe(isAll);
});

test('MEMB-14: parts are given back until nothing is left, and then no more', async () => {
  const { charge } = await world.paid();
  for (const part of [200, 200, 100]) expect(await refund(charge, part)).toMatchObject({ state: 'REFUNDED' });
  const more = await refund(charge, 1);
  expect(more).toEqual({ state: 'REFUSED', code: 'charge_already_refunded', isWorthAnotherTry: false });
  expect(await refundedOf(charge)).toBe(500);
});

test('MEMB-14: more than was charged is never given back', async () => {
  const { charge } = await world.paid();
  expect(await refund(charge, 501)).toMatchObject({ state: 'REFUSED', isWorthAnotherTry: false });
  await refund(charge, 300);
  expect(await refund(charge, 201)).toMatchObject({ state: 'REFUSED' });
  expect(await refundedOf(charge)).toBe(300);
});

test('MEMB-14: a charge that never was gives nothing back', async () => {
  expect(await refund('ch_NoSuchCharge', 100)).toMatchObject({ state: 'REFUSED', code: 'resource_missing' });
});

test('MEMB-14: a refused charge gives nothing back', async () => {
  const customer = await world.customer();
  await world.charge({ customer, method: { token: 'pm_card_chargeDeclined' } });
  const { data } = await world.stripe.charges.list({ customer });
  expect(await refund(data[0]?.id ?? '', 100)).toMatchObject({ state: 'REFUSED' });
});

test('MEMB-14: an intent that is sent again gives back once', async () => {
  const { charge } = await world.paid();
  const intentId = newIntent();
  const first = await refund(charge, 200, intentId);
  expect(await refund(charge, 200, intentId)).toEqual(first);
  expect(await refundedOf(charge)).toBe(200);
});

test('MEMB-14: an intent that is sent with another amount gives nothing more back', async () => {
  const { charge } = await world.paid();
  const intentId = newIntent();
  await refund(charge, 200, intentId);
  await expect(refund(charge, 300, intentId)).rejects.toThrow();
  expect(await refundedOf(charge)).toBe(200);
});

test('MEMB-14: yen are given back as yen', async () => {
  const customer = await world.customer();
  const yen = { amount: 900, currency: 'JPY' } as const;
  const charged = await world.charge({ customer, money: yen });
  if (charged.state !== 'SUCCEEDED') throw new Error(charged.state);
  const outcome = await world.provider.refund({ intentId: newIntent(), charge: charged.charge, money: yen });
  expect(outcome).toMatchObject({ state: 'REFUNDED', money: yen });
});

describe('finding a refund', () => {
  test('MEMB-14: by its intent, as it was answered', async () => {
    const { charge } = await world.paid();
    const intentId = newIntent();
    const outcome = await refund(charge, 100, intentId);
    await refund(charge, 50);
    expect(await world.provider.findRefund({ intentId, charge })).toEqual(outcome);
  });

  test('MEMB-14: one that never arrived is not found', async () => {
    const { charge } = await world.paid();
    await refund(charge, 100);
    expect(await world.provider.findRefund({ intentId: newIntent(), charge })).toBe('NOT_FOUND');
  });

  test('MEMB-14: what was not found is never made by a call that comes late', async () => {
    const { charge } = await world.paid();
    const intentId = newIntent();
    expect(await world.provider.findRefund({ intentId, charge })).toBe('NOT_FOUND');
    const late = await refund(charge, 100, intentId);
    expect(late).toEqual({ state: 'REFUSED', code: 'closed', isWorthAnotherTry: true });
    expect(await refundedOf(charge)).toBe(0);
  });

  test('MEMB-14: nothing is found of a charge that never was', async () => {
    const intended = { intentId: newIntent(), charge: 'ch_NoSuchCharge' };
    expect(await world.provider.findRefund(intended)).toBe('NOT_FOUND');
  });
});

standIn('MEMB-14: a bank that takes its time is pending, and then gives back', async () => {
  const { charge } = await world.paid('pm_card_pendingRefund');
  const intentId = newIntent();
  expect(await refund(charge, 500, intentId)).toEqual({ state: 'PENDING' });
  await world.control('refunds/settle');
  expect(await world.provider.findRefund({ intentId, charge })).toMatchObject({ state: 'REFUNDED', money: DOLLARS });
});

standIn('MEMB-14: what cannot be given back after all is found refused, and is the site’s again', async () => {
  const { charge } = await world.paid('pm_card_refundFail');
  const intentId = newIntent();
  expect(await refund(charge, 500, intentId)).toMatchObject({ state: 'REFUNDED' });
  await world.control('refunds/settle');
  const found = await world.provider.findRefund({ intentId, charge });
  expect(found).toMatchObject({ state: 'REFUSED', code: 'expired_or_canceled_card' });
  expect(await refundedOf(charge)).toBe(0);
});

describe('a disputed charge', () => {
  standIn('MEMB-14: is told as disputed, and gives nothing back twice', async () => {
    const { charge } = await world.paid('pm_card_createDispute');
    expect(await world.provider.readCharge(charge)).toMatchObject({ isDisputed: true });
    expect(await refund(charge, 500)).toMatchObject({ state: 'REFUSED', code: 'charge_disputed' });
  });

  standIn('MEMB-14: that is only asked about can be given back', async () => {
    const { charge } = await world.paid('pm_card_createDisputeInquiry');
    expect(await refund(charge, 500)).toMatchObject({ state: 'REFUNDED' });
  });

  standIn('MEMB-14: that was won can be given back', async () => {
    const { charge } = await world.paid();
    const dispute = (await world.control('disputes', { charge })) as { id: string };
    expect(await refund(charge, 500)).toMatchObject({ state: 'REFUSED' });
    await world.control('disputes/close', { dispute: dispute.id, status: 'won' });
    expect(await world.provider.readCharge(charge)).toMatchObject({ isDisputed: false, isDisputeLost: false });
    expect(await refund(charge, 500)).toMatchObject({ state: 'REFUNDED' });
  });

  standIn('MEMB-13: that was lost is told as lost', async () => {
    const { charge } = await world.paid();
    const dispute = (await world.control('disputes', { charge })) as { id: string };
    expect(await world.provider.readCharge(charge)).toMatchObject({ isDisputed: true, isDisputeLost: false });
    await world.control('disputes/close', { dispute: dispute.id, status: 'lost' });
    expect(await world.provider.readCharge(charge)).toMatchObject({ isDisputed: true, isDisputeLost: true });
  });
});
