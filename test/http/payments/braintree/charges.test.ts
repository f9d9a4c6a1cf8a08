import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Currency } from '#shared/money/money.ts';
import { createBraintreeProvider } from '#modules/money/payments/braintree/create-braintree-provider.ts';
import { systemClock } from '#platform/clock/clock.ts';
import {
  type BraintreeWorld,
  isOwnSandbox,
  newIntent,
  startBraintreeWorld,
  usd,
} from '#test/support/braintree-world.ts';

let world: BraintreeWorld;
beforeAll(async () => {
  world = await startBraintreeWorld();
});
afterAll(() => world.close());

const METHODS = [
  ['fake-valid-nonce', 'CreditCard', 'Visa', '1881'],
  ['fake-valid-visa-nonce', 'CreditCard', 'Visa', '1881'],
  ['fake-valid-mastercard-nonce', 'CreditCard', 'Mastercard', '4444'],
  ['fake-valid-amex-nonce', 'CreditCard', 'Amex', '0005'],
  ['fake-valid-discover-nonce', 'CreditCard', 'Discover', '1117'],
  ['fake-valid-jcb-nonce', 'CreditCard', 'JCB', '0000'],
  ['fake-valid-maestro-nonce', 'CreditCard', 'Maestro', '0000'],
  ['fake-valid-dinersclub-nonce', 'CreditCard', 'Diners club', '0005'],
  ['fake-apple-pay-visa-nonce', 'ApplePayCard', 'Visa', '1881'],
  ['fake-apple-pay-mastercard-nonce', 'ApplePayCard', 'Mastercard', '4444'],
  ['fake-apple-pay-amex-nonce', 'ApplePayCard', 'Amex', '0005'],
  ['fake-android-pay-visa-nonce', 'GooglePayCard', 'Visa', '1881'],
  ['fake-android-pay-mastercard-nonce', 'GooglePayCard', 'Mastercard', '4444'],
  ['fake-android-pay-amex-nonce', 'GooglePayCard', 'Amex', '0005'],
  ['fake-android-pay-discover-nonce', 'GooglePayCard', 'Discover', '1117'],
] as const;

describe('a first charge', () => {
  test.each(METHODS)('MEMB-3: %s is charged, and kept as %s', async (token, kind, cardType, lastFour) => {
    const outcome = await world.paid({ method: { token }, money: usd(6000) });
    expect(outcome).toMatchObject({ state: 'SUCCEEDED', money: usd(6000), method: { kind, cardType } });
    expect(outcome.charge).toMatch(/^\w+$/);
    if (outcome.method.kind === 'PaypalAccount') throw new Error('a card was given');
    expect(outcome.method.expirationYear).toBeGreaterThan(2025);
    expect(outcome.method.expirationMonth).toBeGreaterThanOrEqual(1);
    if (!isOwnSandbox) expect(outcome.method.lastFour).toBe(lastFour);
    expect(await world.provider.readMethod(outcome.method.ref)).toEqual(outcome.method);
  });

  test('MEMB-3: PayPal with an agreement is charged and kept', async () => {
    const { method } = await world.paid({ method: { token: 'fake-paypal-billing-agreement-nonce' } });
    expect(method).toMatchObject({ kind: 'PaypalAccount', email: expect.stringContaining('@'), fingerprint: null });
    expect(await world.provider.readMethod(method.ref)).toEqual(method);
  });

  test('MEMB-3: PayPal without an agreement is charged once, and nothing is kept', async () => {
    const { method } = await world.paid({ method: { token: 'fake-paypal-one-time-nonce' } });
    expect(method).toMatchObject({ kind: 'PaypalAccount', ref: '' });
  });

  test.each(['fake-valid-visa-nonce', 'fake-valid-amex-nonce'])(
    'MEMB-3: the same card has the same fingerprint whoever brings it (%s)',
    async (token) => {
      const [first, second] = [await world.paid({ method: { token } }), await world.paid({ method: { token } })];
      expect(first.method.fingerprint).toMatch(/.+/);
      expect(second.method.fingerprint).toBe(first.method.fingerprint);
      expect(second.method.ref).not.toBe(first.method.ref);
    },
  );

  test.each([
    [1, 'USD'],
    [99, 'USD'],
    [500, 'USD'],
    [199_999, 'USD'],
    ...(isOwnSandbox
      ? []
      : ([
          [700, 'CAD'],
          [1001, 'EUR'],
          [650, 'JPY'],
          [1, 'JPY'],
        ] as const)),
  ] as const)('MEMB-3: %i minor units of %s arrive as they are', async (amount, currency: Currency) => {
    const { money, charge } = await world.paid({ money: { amount, currency } });
    expect(money).toEqual({ amount, currency });
    if (isOwnSandbox) return;
    const { charges } = await world.standIn.ledger();
    expect(charges.find(({ id }) => id === charge)).toMatchObject({ amount, currency, isPaid: true });
  });

  test('MEMB-3: a currency that no merchant account takes is a fault of ours, and nothing is sent', async () => {
    await expect(world.charge({ money: { amount: 500, currency: 'SEK' } })).rejects.toThrow('no merchant account');
  });

  test.skipIf(isOwnSandbox)('MEMB-3: wrong keys are a fault of ours', async () => {
    const settings = { ...world.settings, privateKey: 'wrong' };
    const provider = createBraintreeProvider(settings, systemClock);
    await expect(provider.findCharge({ intentId: newIntent(), customer: 'x' })).rejects.toThrow('authenticationError');
  });
});

describe('a charge off session', () => {
  test.each([
    'fake-valid-visa-nonce',
    'fake-apple-pay-visa-nonce',
    'fake-android-pay-visa-nonce',
    'fake-paypal-billing-agreement-nonce',
  ])('MEMB-13: what was kept by %s is charged again, at a screen and without one', async (token) => {
    const customer = await world.customer();
    const { method } = await world.paid({ customer, method: { token } });
    const renewal = await world.paid({ customer, method: { kept: method.ref }, isOnSession: false, money: usd(5000) });
    expect(renewal).toMatchObject({ money: usd(5000), method: { ref: method.ref, kind: method.kind } });
    await world.paid({ customer, method: { kept: method.ref }, isOnSession: true, money: usd(5001) });
  });

  test('MEMB-13: a method that is forgotten is gone', async () => {
    const customer = await world.customer();
    const { method } = await world.paid({ customer });
    expect(await world.provider.forgetMethod(method.ref)).toBe('FORGOTTEN');
    const outcome = await world.charge({ customer, method: { kept: method.ref }, isOnSession: false });
    expect(outcome).toMatchObject({
      state: 'DECLINED',
      reason: 'METHOD_GONE',
      code: '91518',
      isWorthAnotherTry: false,
    });
  });

  test('MEMB-13: a method of another customer is not charged', async () => {
    const { method } = await world.paid();
    expect(await world.charge({ method: { kept: method.ref } })).toMatchObject({ state: 'DECLINED', code: '91516' });
  });

  test.skipIf(isOwnSandbox).each([
    ['2108', 'METHOD_GONE', false],
    ['2012', 'CARD_DECLINED', false],
    ['2001', 'INSUFFICIENT_FUNDS', true],
    ['2099', 'APPROVAL_NEEDED', true],
    ['2004', 'EXPIRED_CARD', false],
  ] as const)(
    'MEMB-13: a bank that says %s declines, and yields once it agrees',
    async (code, reason, isWorthAnotherTry) => {
      const customer = await world.customer();
      const { method } = await world.paid({ customer });
      const renewal = { customer, method: { kept: method.ref }, isOnSession: false } as const;
      await world.standIn.tell('method', { token: method.ref, change: { declineWith: code } });
      expect(await world.charge(renewal)).toEqual({ state: 'DECLINED', reason, code, isWorthAnotherTry });
      await world.standIn.tell('method', { token: method.ref, change: { declineWith: null } });
      expect(await world.charge(renewal)).toMatchObject({ state: 'SUCCEEDED' });
    },
  );

  test.skipIf(isOwnSandbox)('MEMB-14: an expired card declines until its bank renews it', async () => {
    const customer = await world.customer();
    const { method } = await world.paid({ customer });
    const renewal = { customer, method: { kept: method.ref }, isOnSession: false } as const;
    const expire = { expirationMonth: '01', expirationYear: '2020' };
    await world.standIn.tell('method', { token: method.ref, change: expire });
    expect(await world.charge(renewal)).toMatchObject({ state: 'DECLINED', reason: 'EXPIRED_CARD', code: '2004' });
    expect(await world.provider.readMethod(method.ref)).toMatchObject({ expirationMonth: 1, expirationYear: 2020 });
    const renew = { expirationMonth: '01', expirationYear: '2099', last4: '7777' };
    await world.standIn.tell('method', { token: method.ref, change: renew });
    expect(await world.charge(renewal)).toMatchObject({ state: 'SUCCEEDED', method: { lastFour: '7777' } });
  });
});

describe('one intent', () => {
  test('MEMB-3: an intent that is sent twice is charged once and answered alike', async () => {
    const [intentId, customer] = [newIntent(), await world.customer()];
    const first = await world.charge({ intentId, customer });
    expect(await world.charge({ intentId, customer })).toEqual(first);
    expect(await world.provider.findCharge({ intentId, customer })).toEqual(first);
    if (isOwnSandbox) return;
    const { charges } = await world.standIn.ledger();
    expect(charges.filter(({ orderId }) => orderId === intentId)).toHaveLength(1);
  });

  test('MEMB-3: an intent that was declined stays declined, however often it is sent', async () => {
    const [intentId, customer] = [newIntent(), await world.customer()];
    const first = await world.charge({ intentId, customer, money: usd(200_100) });
    expect(first).toMatchObject({ state: 'DECLINED', code: '2001' });
    expect(await world.charge({ intentId, customer, money: usd(200_100) })).toEqual(first);
    expect(await world.provider.findCharge({ intentId, customer })).toEqual(first);
  });

  test('MEMB-3: an intent that was never sent is not found', async () => {
    const intent = { intentId: newIntent(), customer: await world.customer() };
    expect(await world.provider.findCharge(intent)).toBe('NOT_FOUND');
    expect(await world.provider.abandonCharge(intent)).toBe('NOT_FOUND');
  });

  test('MEMB-3: an intent is told from one in capital letters', async () => {
    const customer = await world.customer();
    const intentId = `a${newIntent().slice(1)}`;
    await world.paid({ intentId: intentId.toUpperCase(), customer });
    expect(await world.provider.findCharge({ intentId, customer })).toBe('NOT_FOUND');
  });

  test('MEMB-3: what is paid is not given up', async () => {
    const [intentId, customer] = [newIntent(), await world.customer()];
    const paid = await world.paid({ intentId, customer });
    expect(await world.provider.abandonCharge({ intentId, customer })).toEqual(paid);
  });

  test('MEMB-3: what is only authorized is given up', async () => {
    const [intentId, customer] = [newIntent(), await world.customer()];
    const sale = { amount: '5.00', orderId: intentId, paymentMethodNonce: 'fake-valid-nonce', customerId: customer };
    await world.client.transaction.sale(sale);
    expect(await world.provider.findCharge({ intentId, customer })).toEqual({ state: 'PENDING' });
    expect(await world.provider.abandonCharge({ intentId, customer })).toEqual({ state: 'ABANDONED' });
    expect(await world.provider.findCharge({ intentId, customer })).toEqual({ state: 'ABANDONED' });
  });

  test.skipIf(isOwnSandbox)('MEMB-3: one that Braintree rejects as doubled stays paid', async () => {
    const [orderId, customer] = [newIntent(), await world.customer()];
    await world.standIn.tell('switches', { rejectsDoubles: true });
    const paid = await world.paid({ intentId: orderId, customer });
    const sale = { amount: '5.00', orderId, paymentMethodNonce: 'fake-valid-visa-nonce', customerId: customer };
    const doubled = await world.client.transaction.sale({ ...sale, options: { submitForSettlement: true } });
    expect(doubled.transaction.gatewayRejectionReason).toBe('duplicate');
    expect(await world.provider.findCharge({ intentId: orderId, customer })).toEqual(paid);
    await world.standIn.tell('switches', { rejectsDoubles: false });
  });
});

describe('the browser', () => {
  test('MEMB-3: gets a token, with its customer and without', async () => {
    const customer = await world.customer();
    for (const whom of [null, customer]) {
      const setup = await world.provider.browserSetup(whom);
      if (setup.provider !== 'BRAINTREE') throw new Error(setup.provider);
      const token = JSON.parse(Buffer.from(setup.clientToken, 'base64').toString('utf8')) as object;
      expect(token).toMatchObject({ version: 2, clientApiUrl: expect.any(String) });
    }
  });

  test('MEMB-3: a customer that is not kept gets none', async () => {
    await expect(world.provider.browserSetup('person-nobody')).rejects.toThrow('no token');
  });
});

describe('a customer', () => {
  test('MEMB-3: is the same one however often it is asked', async () => {
    const input = { intentId: newIntent(), personId: newIntent().slice(0, 12), email: 'ada@example.com', name: 'Ada' };
    const first = await world.provider.keepCustomer(input);
    expect(first).toEqual({ customer: `person-${input.personId}` });
    expect(await world.provider.keepCustomer({ ...input, intentId: newIntent(), name: 'Countess' })).toEqual(first);
  });

  test.each(['Ada', 'Ada Lovelace', 'Ada King Lovelace', '', '  ', 'Å'.repeat(400), '<b>&"\''])(
    'MEMB-3: may be called "%s"',
    async (name) => {
      const input = { intentId: newIntent(), personId: newIntent().slice(0, 12), email: null, name };
      expect(await world.provider.keepCustomer(input)).toEqual({ customer: `person-${input.personId}` });
    },
  );
});
