import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf } from '#test/support/stripe-stand-in/state.ts';
import {
  DOLLARS,
  isRealStripe,
  listed,
  newIntent,
  startStripeWorld,
  type StripeWorld,
} from '#test/support/stripe-world.ts';

let world: StripeWorld;
beforeAll(async () => {
  world = await startStripeWorld();
});
afterAll(() => world.close());

const standIn = test.skipIf(isRealStripe);

test.each([
  ['pm_card_visa', 'Visa', '4242'],
  ['pm_card_visa_debit', 'Visa', '5556'],
  ['pm_card_mastercard', 'Mastercard', '4444'],
  ['pm_card_mastercard_debit', 'Mastercard', '8210'],
  ['pm_card_mastercard_prepaid', 'Mastercard', '5100'],
  ['pm_card_amex', 'Amex', '8431'],
  ['pm_card_discover', 'Discover', '9424'],
  ['pm_card_diners', 'Diners club', '0004'],
  ['pm_card_jcb', 'JCB', '0505'],
  ['pm_card_unionpay', 'China Unionpay', '0005'],
] as const)('MEMB-3: a first payment by %s is charged and kept as a %s', async (token, cardType, lastFour) => {
  const customer = await world.customer();
  const outcome = await world.charge({ customer, method: { token } });
  expect(outcome).toMatchObject({
    state: 'SUCCEEDED',
    money: DOLLARS,
    method: { kind: 'CreditCard', cardType, lastFour },
  });
  if (outcome.state !== 'SUCCEEDED') return;
  expect(Math.abs(outcome.at.getTime() - Date.now())).toBeLessThan(600_000);
  await expect(world.provider.readMethod(outcome.method.ref)).resolves.toEqual(outcome.method);
});

standIn.each([
  ['elo', 'Elo'],
  ['maestro', 'Maestro'],
  ['cartes_bancaires', 'Unknown'],
])('MEMB-3: a card of brand %s is a %s', async (brand, cardType) => {
  expect(await world.paid(`pm_standin_brand_${brand}`)).toMatchObject({ method: { cardType } });
});

standIn.each([
  ['apple_pay', 'ApplePayCard'],
  ['google_pay', 'GooglePayCard'],
])('MEMB-3: a card behind %s is kept as %s and charged later', async (wallet, kind) => {
  const first = await world.paid(`pm_standin_wallet_${wallet}`);
  expect(first.method).toMatchObject({ kind, cardType: 'Visa', lastFour: '4242' });
  const kept = { kept: first.method.ref };
  expect(await world.charge({ customer: first.customer, method: kept, isOnSession: false })).toMatchObject({
    state: 'SUCCEEDED',
    method: { kind },
  });
});

test.each([
  [500, 'USD'],
  [150_00, 'CAD'],
  [499, 'EUR'],
  [1_000, 'JPY'],
] as const)('MEMB-1: %i minor units of %s are charged exactly', async (amount, currency) => {
  const customer = await world.customer();
  expect(await world.charge({ customer, money: { amount, currency } })).toMatchObject({ money: { amount, currency } });
});

standIn.each([
  [5, 'ISK', 500],
  [700, 'UGX', 70_000],
  [5_120, 'KWD', 5_120],
] as const)('MEMB-1: %i minor units of %s are %i there', async (amount, currency, there) => {
  const customer = await world.customer();
  const outcome = await world.charge({ customer, money: { amount, currency } });
  expect(outcome).toMatchObject({ state: 'SUCCEEDED', money: { amount, currency } });
  if (outcome.state === 'SUCCEEDED') {
    expect((await world.stripe.charges.retrieve(outcome.charge)).amount).toBe(there);
  }
});

test.each([
  ['the member sits there', true],
  ['nobody sits there', false],
])('MEMB-13: a kept card is charged while %s', async (_situation, isOnSession) => {
  const first = await world.paid();
  const method = { kept: first.method.ref };
  const again = await world.charge({ customer: first.customer, method, isOnSession });
  expect(again).toMatchObject({ state: 'SUCCEEDED', method: first.method });
  expect(again).not.toMatchObject({ charge: first.charge });
});

test('MEMB-3: an intent that is sent again is the same charge, and only one', async () => {
  const customer = await world.customer();
  const intentId = newIntent();
  const first = await world.charge({ customer, intentId });
  expect(await world.charge({ customer, intentId })).toEqual(first);
  expect(await listed(world.stripe.charges.list({ customer }))).toHaveLength(1);
});

test('MEMB-3: an intent that is sent with another amount is a fault of the program, and charges nothing', async () => {
  const customer = await world.customer();
  const intentId = newIntent();
  await world.charge({ customer, intentId });
  await expect(world.charge({ customer, intentId, money: { amount: 600, currency: 'USD' } })).rejects.toThrow();
  expect(await listed(world.stripe.charges.list({ customer }))).toHaveLength(1);
});

test('MEMB-3: less than can be charged is a fault of the program', async () => {
  const customer = await world.customer();
  await expect(world.charge({ customer, money: { amount: 1, currency: 'USD' } })).rejects.toThrow(/amount/i);
});

test('MEMB-3: a confirmation token of the browser pays once', async () => {
  const { id: token } = await world.stripe.testHelpers.confirmationTokens.create({ payment_method: 'pm_card_visa' });
  const first = await world.paid(token);
  expect(first.method.kind).toBe('CreditCard');
  const customer = await world.customer();
  expect(await world.charge({ customer, method: { token } })).toMatchObject({
    state: 'DECLINED',
    reason: 'METHOD_GONE',
  });
});

test('MEMB-3: the statement of the card ends in what was bought', async () => {
  const customer = await world.customer();
  const outcome = await world.charge({ customer, statement: 'Friend of Longhand' });
  if (outcome.state !== 'SUCCEEDED') throw new Error(outcome.state);
  expect((await world.stripe.charges.retrieve(outcome.charge)).statement_descriptor_suffix).toBe('Friend of');
});

describe('a method that is gone', () => {
  const gone = { state: 'DECLINED', reason: 'METHOD_GONE', isWorthAnotherTry: false };

  test('MEMB-13: one that never was', async () => {
    const customer = await world.customer();
    expect(await world.charge({ customer, method: { token: 'pm_1NoSuchMethodAtAll' } })).toMatchObject(gone);
  });

  test('MEMB-13: one that was forgotten', async () => {
    const { customer, method } = await world.paid();
    await world.provider.forgetMethod(method.ref);
    expect(await world.charge({ customer, method: { kept: method.ref }, isOnSession: false })).toMatchObject(gone);
  });

  test('MEMB-13: one of another customer', async () => {
    const { method } = await world.paid();
    const customer = await world.customer();
    expect(await world.charge({ customer, method: { kept: method.ref }, isOnSession: false })).toMatchObject(gone);
  });

  test('MEMB-13: one of a customer who was deleted there', async () => {
    const { customer, method } = await world.paid();
    await world.stripe.customers.del(customer);
    expect(await world.charge({ customer, method: { kept: method.ref }, isOnSession: false })).toMatchObject(gone);
  });
});

describe('finding a charge', () => {
  test('MEMB-14: one that was paid is found by its intent as it was answered', async () => {
    const { customer, intentId, ...charged } = await world.paid();
    expect(await world.provider.findCharge({ intentId, customer })).toEqual(charged);
  });

  test('MEMB-14: one that was refused is found refused', async () => {
    const customer = await world.customer();
    const intentId = newIntent();
    const method = { token: 'pm_card_chargeDeclinedInsufficientFunds' };
    const refused = await world.charge({ customer, intentId, method });
    expect(await world.provider.findCharge({ intentId, customer })).toEqual(refused);
  });

  test('MEMB-14: one that never arrived is not found', async () => {
    const { customer } = await world.paid();
    expect(await world.provider.findCharge({ intentId: newIntent(), customer })).toBe('NOT_FOUND');
  });

  test('MEMB-14: nothing is found of a customer who never was', async () => {
    const intent = { intentId: newIntent(), customer: 'cus_NoSuchCustomer' };
    expect(await world.provider.findCharge(intent)).toBe('NOT_FOUND');
  });

  test('MEMB-14: another customer’s is not found', async () => {
    const { intentId } = await world.paid();
    expect(await world.provider.findCharge({ intentId, customer: await world.customer() })).toBe('NOT_FOUND');
  });

  test('MEMB-14: what was not found is never made by a call that comes late', async () => {
    const intended = { customer: await world.customer(), intentId: newIntent() };
    expect(await world.provider.findCharge(intended)).toBe('NOT_FOUND');
    expect(await world.charge(intended)).toEqual({ state: 'ABANDONED' });
    expect(await world.provider.findCharge(intended)).toBe('NOT_FOUND');
    expect(await listed(world.stripe.charges.list({ customer: intended.customer }))).toHaveLength(0);
  });

  standIn.each(['errorBefore', 'errorAfter', 'malformed'] as const)(
    'MEMB-14: what is closed over a broken wire (%s) is not found in the end, and never made',
    async (kind) => {
      const intended = { customer: await world.customer(), intentId: newIntent() };
      await world.fail(kind, 'POST /v1/customers');
      expect(await world.provider.findCharge(intended)).toEqual({ state: 'UNKNOWN' });
      expect(await world.provider.findCharge(intended)).toBe('NOT_FOUND');
      expect(await world.charge(intended)).toEqual({ state: 'ABANDONED' });
    },
  );

  standIn('MEMB-14: one is found among more than a page of others', async () => {
    const first = await world.paid();
    const { customer, intentId } = first;
    const method = { kept: first.method.ref };
    for (let count = 0; count < 105; count += 1) await world.charge({ customer, method, isOnSession: false });
    expect(await world.provider.findCharge({ intentId, customer })).toMatchObject({ charge: first.charge });
  });
});

describe('reading a charge', () => {
  test('MEMB-14: as the provider has it', async () => {
    const { customer, intentId, ...outcome } = await world.paid();
    expect(await world.provider.readCharge(outcome.charge)).toEqual({
      charge: outcome.charge,
      intentId,
      customer,
      outcome,
      refunded: { amount: 0, currency: 'USD' },
      isDisputed: false,
      isDisputeLost: false,
      at: outcome.at,
    });
  });

  test('MEMB-14: one that never was is not found', async () => {
    expect(await world.provider.readCharge('ch_NoSuchCharge')).toBe('NOT_FOUND');
  });

  test('MEMB-14: one that was not made by us has no intent', async () => {
    const params = { amount: 900, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };
    const { latest_charge: charge } = await world.stripe.paymentIntents.create({
      ...params,
      allowed_payment_method_types: ['card'],
    });
    expect(await world.provider.readCharge(idOf(charge))).toMatchObject({ intentId: null, customer: null });
  });
});

standIn('MEMB-14: all charges of some days are told, oldest first, refused ones too', async () => {
  await world.control('reset');
  const DAY = 86_400;
  const since = new Date();
  const customer = await world.customer();
  const made: string[] = [];
  for (const token of ['pm_card_visa', 'pm_card_chargeDeclined', 'pm_card_visa', 'pm_card_createDispute']) {
    const intentId = newIntent();
    made.push(intentId);
    await world.charge({ customer, intentId, method: { token } });
    await world.control('clock', { advance: DAY });
    world.clock.advance(DAY * 1_000);
  }
  const told = await listed(world.provider.charges(new Date(since.getTime() - 1_000)));
  expect(told.map(({ intentId }) => intentId)).toEqual(made);
  expect(told.map(({ outcome }) => outcome.state)).toEqual(['SUCCEEDED', 'DECLINED', 'SUCCEEDED', 'SUCCEEDED']);
  expect(told.map(({ isDisputed }) => isDisputed)).toEqual([false, false, false, true]);
  expect(await listed(world.provider.charges(new Date(since.getTime() + 1.5 * DAY * 1_000)))).toHaveLength(2);
  await world.control('reset');
});
