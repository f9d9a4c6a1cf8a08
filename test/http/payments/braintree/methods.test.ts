import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BraintreeWorld, isOwnSandbox, newIntent, startBraintreeWorld } from '#test/support/braintree-world.ts';

let world: BraintreeWorld;
let customer: string;
beforeAll(async () => {
  world = await startBraintreeWorld();
  customer = await world.customer();
});
afterAll(() => world.close());

const keep = (token: string, intentId = newIntent()) => world.provider.keepMethod({ intentId, customer, token });

describe('keeping a method without a charge', () => {
  test.each([
    ['fake-valid-visa-nonce', 'CreditCard', 'Visa'],
    ['fake-valid-mastercard-nonce', 'CreditCard', 'Mastercard'],
    ['fake-valid-amex-nonce', 'CreditCard', 'Amex'],
    ['fake-valid-discover-nonce', 'CreditCard', 'Discover'],
    ['fake-valid-jcb-nonce', 'CreditCard', 'JCB'],
    ['fake-apple-pay-visa-nonce', 'ApplePayCard', 'Visa'],
    ['fake-apple-pay-amex-nonce', 'ApplePayCard', 'Amex'],
    ['fake-android-pay-mastercard-nonce', 'GooglePayCard', 'Mastercard'],
    ['fake-paypal-billing-agreement-nonce', 'PaypalAccount', undefined],
  ] as const)('MEMB-3 MEMB-14: %s is kept as %s', async (token, kind, cardType) => {
    const intentId = newIntent();
    const outcome = await keep(token, intentId);
    expect(outcome).toMatchObject({ state: 'KEPT', method: { kind, ref: intentId, ...(cardType && { cardType }) } });
    if (outcome.state !== 'KEPT') return;
    expect(await world.provider.findMethod({ intentId, customer })).toEqual(outcome);
    expect(await world.provider.readMethod(intentId)).toEqual(outcome.method);
    const charged = await world.charge({ customer, method: { kept: intentId }, isOnSession: false });
    expect(charged).toMatchObject({ state: 'SUCCEEDED', method: outcome.method });
  });

  test('MEMB-3: an intent keeps one method, however often it is sent', async () => {
    const intentId = newIntent();
    const first = await keep('fake-valid-visa-nonce', intentId);
    expect(await keep('fake-valid-visa-nonce', intentId)).toEqual(first);
    expect(await keep('fake-valid-amex-nonce', intentId)).toEqual(first);
    if (isOwnSandbox) return;
    const { methods } = await world.standIn.ledger();
    expect(methods.filter(({ token }) => token === intentId)).toHaveLength(1);
  });

  test.skipIf(isOwnSandbox)('MEMB-3: two at once keep one method', async () => {
    const intentId = newIntent();
    const [one, other] = await Promise.all([
      keep('fake-valid-visa-nonce', intentId),
      keep('fake-valid-visa-nonce', intentId),
    ]);
    expect(one).toMatchObject({ state: 'KEPT', method: { ref: intentId } });
    expect(other).toEqual(one);
  });

  test.each([
    ['fake-processor-declined-visa-nonce', 'CARD_DECLINED'],
    ['fake-processor-declined-amex-nonce', 'CARD_DECLINED'],
    ['fake-gateway-rejected-fraud-nonce', 'CARD_DECLINED'],
    ['fake-luhn-invalid-nonce', 'INCORRECT_NUMBER'],
    ['fake-consumed-nonce', 'METHOD_GONE'],
    ['fake-unheard-of-nonce', 'METHOD_GONE'],
    ['fake-paypal-one-time-nonce', 'CARD_DECLINED'],
  ] as const)('MEMB-3 CORE-4: %s is %s, and nothing is kept', async (token, reason) => {
    const intentId = newIntent();
    expect(await keep(token, intentId)).toMatchObject({ state: 'DECLINED', reason });
    expect(await world.provider.findMethod({ intentId, customer })).toBe('NOT_FOUND');
  });

  test('MEMB-3: a customer that is not kept gets no method', async () => {
    const input = { intentId: newIntent(), customer: 'person-nobody', token: 'fake-valid-visa-nonce' };
    expect(await world.provider.keepMethod(input)).toMatchObject({ state: 'DECLINED', reason: 'METHOD_GONE' });
  });
});

describe('a kept method', () => {
  test('MEMB-8: is forgotten once, and again', async () => {
    const intentId = newIntent();
    await keep('fake-valid-visa-nonce', intentId);
    expect(await world.provider.forgetMethod(intentId)).toBe('FORGOTTEN');
    expect(await world.provider.forgetMethod(intentId)).toBe('FORGOTTEN');
    expect(await world.provider.readMethod(intentId)).toBe('NOT_FOUND');
    expect(await world.provider.findMethod({ intentId, customer })).toBe('NOT_FOUND');
  });

  test.each(['nothing', '../customers/x', '', 'a b'])('MEMB-8: "%s" is not found', async (method) => {
    expect(await world.provider.readMethod(method)).toBe('NOT_FOUND');
    expect(await world.provider.forgetMethod(method)).toBe('FORGOTTEN');
  });

  test.skipIf(isOwnSandbox)('MEMB-14: is read as its bank has renewed it', async () => {
    const intentId = newIntent();
    await keep('fake-valid-visa-nonce', intentId);
    const change = { expirationMonth: '07', expirationYear: '2031', last4: '4242' };
    await world.standIn.tell('method', { token: intentId, change });
    const renewed = { expirationMonth: 7, expirationYear: 2031, lastFour: '4242' };
    expect(await world.provider.readMethod(intentId)).toMatchObject(renewed);
  });
});
