import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRealStripe, listed, newIntent, startStripeWorld, type StripeWorld } from '#test/support/stripe-world.ts';

let world: StripeWorld;
beforeAll(async () => {
  world = await startStripeWorld();
});
afterAll(() => world.close());

const standIn = test.skipIf(isRealStripe);

async function keep(token = 'pm_card_visa') {
  const intended = { customer: await world.customer(), intentId: newIntent() };
  return { intended, outcome: await world.provider.keepMethod({ ...intended, token }) };
}

async function kept(token?: string) {
  const { intended, outcome } = await keep(token);
  if (outcome.state !== 'KEPT') throw new Error(outcome.state);
  return { intended, method: outcome.method };
}

describe('customers', () => {
  const person = () => ({ personId: randomUUID(), name: 'Ada Quill' });

  test('MEMB-3: a person has one customer, however often it is asked', async () => {
    const ada = { ...person(), email: `${randomUUID()}@example.org` };
    const first = await world.provider.keepCustomer({ ...ada, intentId: newIntent() });
    expect(first).toEqual({ customer: expect.stringMatching(/^cus_/) });
    expect(await world.provider.keepCustomer({ ...ada, intentId: newIntent() })).toEqual(first);
  });

  standIn('MEMB-3: a person without an address has one, too', async () => {
    const ada = { ...person(), email: null };
    const first = await world.provider.keepCustomer({ ...ada, intentId: newIntent() });
    expect(await world.provider.keepCustomer({ ...ada, intentId: newIntent() })).toEqual(first);
  });

  test('MEMB-3: two persons at one address have two', async () => {
    const email = `${randomUUID()}@example.org`;
    const first = await world.provider.keepCustomer({ ...person(), email, intentId: newIntent() });
    expect(await world.provider.keepCustomer({ ...person(), email, intentId: newIntent() })).not.toEqual(first);
  });

  test('MEMB-3: the customer has the name and address of the person', async () => {
    const email = `${randomUUID()}@example.org`;
    const made = await world.provider.keepCustomer({ ...person(), email, intentId: newIntent() });
    if (made === 'UNKNOWN') throw new Error(made);
    expect(await world.stripe.customers.retrieve(made.customer)).toMatchObject({ email, name: 'Ada Quill' });
  });
});

test.each([
  ['pm_card_visa', 'Visa'],
  ['pm_card_mastercard', 'Mastercard'],
  ['pm_card_amex', 'Amex'],
  ['pm_card_discover', 'Discover'],
  ['pm_card_diners', 'Diners club'],
  ['pm_card_jcb', 'JCB'],
  ['pm_card_unionpay', 'China Unionpay'],
])('MEMB-8: %s is kept without a charge, and pays later', async (token, cardType) => {
  const { intended, method } = await kept(token);
  expect(method).toMatchObject({ kind: 'CreditCard', cardType });
  expect(await listed(world.stripe.charges.list({ customer: intended.customer }))).toHaveLength(0);
  const later = { customer: intended.customer, method: { kept: method.ref }, isOnSession: false };
  expect(await world.charge(later)).toMatchObject({ state: 'SUCCEEDED', method });
});

test.each([
  ['pm_card_chargeDeclined', 'CARD_DECLINED'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'INSUFFICIENT_FUNDS'],
  ['pm_card_chargeDeclinedExpiredCard', 'EXPIRED_CARD'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'INCORRECT_CVC'],
])('MEMB-8: %s is not kept (%s)', async (token, reason) => {
  const { intended, outcome } = await keep(token);
  expect(outcome).toMatchObject({ state: 'DECLINED', reason });
  expect(await world.provider.findMethod(intended)).toEqual(outcome);
});

test('MEMB-8: keeping is found by its intent as it was answered', async () => {
  const { intended, outcome } = await keep();
  expect(await world.provider.findMethod(intended)).toEqual(outcome);
});

test('MEMB-8: keeping that never arrived is not found', async () => {
  const { intended } = await keep();
  expect(await world.provider.findMethod({ ...intended, intentId: newIntent() })).toBe('NOT_FOUND');
});

test('MEMB-8: keeping for a customer who never was finds and keeps nothing', async () => {
  const intended = { customer: 'cus_NoSuchCustomer', intentId: newIntent() };
  expect(await world.provider.findMethod(intended)).toBe('NOT_FOUND');
  const outcome = await world.provider.keepMethod({ ...intended, token: 'pm_card_visa' });
  expect(outcome).toMatchObject({ state: 'DECLINED', reason: 'METHOD_GONE' });
});

test('MEMB-8: an intent that is sent again keeps the same method', async () => {
  const { intended, outcome } = await keep();
  expect(await world.provider.keepMethod({ ...intended, token: 'pm_card_visa' })).toEqual(outcome);
});

test('MEMB-8: a token that never was keeps nothing', async () => {
  const { outcome } = await keep('pm_1NoSuchMethodAtAll');
  expect(outcome).toMatchObject({ state: 'DECLINED', reason: 'METHOD_GONE' });
});

test('MEMB-8: a confirmation token is kept', async () => {
  const { id } = await world.stripe.testHelpers.confirmationTokens.create({ payment_method: 'pm_card_visa' });
  expect((await kept(id)).method).toMatchObject({ cardType: 'Visa', lastFour: '4242' });
});

test('MEMB-2: the same card has the same fingerprint, whoever brings it, and another card another', async () => {
  const [first, second, other] = [await kept(), await kept(), await kept('pm_card_mastercard')];
  expect(first.method.fingerprint).toMatch(/\w{8,}/);
  expect(second.method.fingerprint).toBe(first.method.fingerprint);
  expect(second.method.ref).not.toBe(first.method.ref);
  expect(other.method.fingerprint).not.toBe(first.method.fingerprint);
});

test('MEMB-8: a forgotten method is gone, and forgetting it again is no fault', async () => {
  const { method } = await kept();
  expect(await world.provider.readMethod(method.ref)).toEqual(method);
  expect(await world.provider.forgetMethod(method.ref)).toBe('FORGOTTEN');
  expect(await world.provider.readMethod(method.ref)).toBe('NOT_FOUND');
  expect(await world.provider.forgetMethod(method.ref)).toBe('FORGOTTEN');
});

test('MEMB-8: what never was is not found, and is forgotten', async () => {
  expect(await world.provider.readMethod('pm_1NoSuchMethodAtAll')).toBe('NOT_FOUND');
  expect(await world.provider.forgetMethod('pm_1NoSuchMethodAtAll')).toBe('FORGOTTEN');
});

test('MEMB-8: methods of a deleted customer are gone', async () => {
  const { intended, method } = await kept();
  await world.stripe.customers.del(intended.customer);
  expect(await world.provider.readMethod(method.ref)).toBe('NOT_FOUND');
});

test('MEMB-3: the browser gets the key that is for everybody', async () => {
  const setup = await world.provider.browserSetup(null);
  expect(setup).toEqual({ provider: 'STRIPE', publishableKey: 'pk_test_longhand' });
});
