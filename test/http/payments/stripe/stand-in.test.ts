import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRealStripe, newIntent, startStripeWorld, type StripeWorld } from '#test/support/stripe-world.ts';

/** The stand-in itself, where it is not the adapter that shows what it does. */
let world: StripeWorld;
beforeAll(async () => {
  if (!isRealStripe) world = await startStripeWorld();
});
afterAll(() => world?.close());

const PARAMS = {
  amount: 500,
  currency: 'usd',
  payment_method: 'pm_card_visa',
  confirm: true,
  allowed_payment_method_types: ['card'] satisfies Stripe.PaymentIntentCreateParams.AllowedPaymentMethodType[],
};

describe.skipIf(isRealStripe)('the law of idempotency', () => {
  const pay = (idempotencyKey: string, more: object = {}) =>
    world.stripe.paymentIntents.create({ ...PARAMS, ...more }, { idempotencyKey });

  test('MEMB-3: the same key and the same call are answered alike, and say so', async () => {
    const key = newIntent();
    const first = await pay(key);
    const second = await pay(key);
    expect(second).toEqual(first);
    expect(second.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    });
  });

  test('MEMB-3: the same key and another call are an error', async () => {
    const key = newIntent();
    await pay(key);
    const { StripeIdempotencyError } = Stripe.errors;
    await expect(pay(key, { amount: 501 })).rejects.toThrow(StripeIdempotencyError);
    await expect(world.stripe.customers.create({}, { idempotencyKey: key })).rejects.toThrow(StripeIdempotencyError);
  });

  test('MEMB-3: a refused card is refused again, without asking the bank', async () => {
    const key = newIntent();
    const charged = async () => (await world.stripe.charges.list({ limit: 100 })).data.length;
    await expect(pay(key, { payment_method: 'pm_card_chargeDeclined' })).rejects.toMatchObject({ statusCode: 402 });
    const before = await charged();
    await expect(pay(key, { payment_method: 'pm_card_chargeDeclined' })).rejects.toMatchObject({ statusCode: 402 });
    expect(await charged()).toBe(before);
  });

  test('MEMB-3: a fault of the server is answered again, though the call was done', async () => {
    const key = newIntent();
    await world.fail('errorAfter', 'POST /v1/payment_intents');
    await expect(pay(key)).rejects.toMatchObject({ statusCode: 500 });
    await expect(pay(key)).rejects.toMatchObject({ statusCode: 500 });
  });

  test('MEMB-3: what was refused before it began is not remembered', async () => {
    const key = newIntent();
    await expect(pay(key, { amount: 1 })).rejects.toMatchObject({ code: 'amount_too_small' });
    expect(await pay(key)).toMatchObject({ status: 'succeeded' });
  });

  test('MEMB-3: while the first is being answered, the second is a conflict', async () => {
    const key = newIntent();
    await world.fail('delay', 'POST /v1/payment_intents', 1, 300);
    const answers = await Promise.allSettled([pay(key), pay(key)]);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(refused?.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  });

  test('MEMB-3: after a day a key is new again, and not a second before', async () => {
    const key = newIntent();
    const first = await pay(key);
    await world.control('clock', { advance: 86_390 });
    expect((await pay(key)).id).toBe(first.id);
    await world.control('clock', { advance: 20 });
    expect((await pay(key)).id).not.toBe(first.id);
  });
});

describe.skipIf(isRealStripe)('the ledger', () => {
  test('MEMB-14: books what came, went back and was taken by banks', async () => {
    await world.control('reset');
    const { charge } = await world.paid();
    await world.provider.refund({ intentId: newIntent(), charge, money: { amount: 200, currency: 'USD' } });
    await world.paid('pm_card_createDispute');
    await expect(world.paid('pm_card_chargeDeclined')).rejects.toThrow();
    const ledger = (await world.control('ledger')) as { balance: object; charges: object[]; refunds: object[] };
    expect(ledger).toMatchObject({ balance: { usd: 500 - 200 + 500 - 500 }, disputes: [{ amount: 500 }] });
    expect(ledger.charges).toHaveLength(3);
    expect(ledger.refunds).toMatchObject([{ charge, amount: 200, status: 'succeeded' }]);
    expect(await world.stripe.balance.retrieve()).toMatchObject({ available: [{ amount: 300, currency: 'usd' }] });
  });
});

describe.skipIf(isRealStripe)('what a page’s key may do', () => {
  const post = (path: string, params: Record<string, string>) =>
    fetch(`${world.origin}/v1/${path}`, { method: 'POST', body: new URLSearchParams({ key: 'pk_test_1', ...params }) });
  const card = (number: string, more: Record<string, string> = {}) => ({
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '34',
    'card[cvc]': '123',
    ...more,
  });

  test('MEMB-3: it makes methods of typed cards', async () => {
    const answer = await post('payment_methods', card('4242 4242 4242 4242', { 'card[exp_year]': '44' }));
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({ object: 'payment_method', card: { last4: '4242', exp_year: 2044 } });
  });

  test.each([
    ['a number that is none', card('1234'), 'incorrect_number'],
    ['a year that is over', card('4242424242424242', { 'card[exp_year]': '20' }), 'invalid_expiry_year'],
    ['a month that is none', card('4242424242424242', { 'card[exp_month]': '13' }), 'invalid_expiry_month'],
  ])('MEMB-3: it is told of %s', async (_what, params, code) => {
    const answer = await post('payment_methods', params);
    expect([answer.status, await answer.json()]).toMatchObject([402, { error: { type: 'card_error', code } }]);
  });

  test('MEMB-3: it charges nothing, and reads no charges', async () => {
    expect((await post('payment_intents', { amount: '500', currency: 'usd' })).status).toBe(403);
    expect((await fetch(`${world.origin}/v1/charges?key=pk_test_1`)).status).toBe(403);
    expect((await fetch(`${world.origin}/v1/charges`)).status).toBe(401);
  });

  test('MEMB-3: the script and its frames are served', async () => {
    const script = await (await fetch(`${world.origin}/v3/`)).text();
    expect(() => new Script(script)).not.toThrow();
    expect(script).toContain('window.Stripe = ');
    const frame = await fetch(`${world.origin}/v3/elements-inner.html`);
    expect(frame.headers.get('content-type')).toBe('text/html');
    expect(await frame.text()).toContain('cardnumber');
  });
});

const SHAPES = join(import.meta.dirname, '../../../../../shared/data/stripe-resource-shapes.json');
const hasShapes = existsSync(SHAPES) && !isRealStripe;
if (!hasShapes) console.log('The shapes of Stripe’s resources are not beside the project: not compared.');

describe.skipIf(!hasShapes)('every key of Stripe’s own', () => {
  test('CORE-4: stands in the stand-in’s answers, too', async () => {
    const { stripe } = world;
    const shapes = (JSON.parse(readFileSync(SHAPES, 'utf8')) as { resources: Record<string, object> }).resources;
    const { charge, customer } = await world.paid();
    await world.provider.refund({ intentId: newIntent(), charge, money: { amount: 1, currency: 'USD' } });
    await world.control('disputes', { charge });
    const intended = { customer, intentId: newIntent() };
    await world.provider.keepMethod({ ...intended, token: 'pm_card_authenticationRequired' });
    await world.charge({ ...intended, method: { token: 'pm_card_authenticationRequired' } });
    const [entry] = (await stripe.balanceTransactions.list()).data;
    const [method] = (await stripe.customers.listPaymentMethods(customer)).data;
    const answers: Record<string, object | undefined> = {
      balance: await stripe.balance.retrieve(),
      balance_transaction: entry,
      charge: await stripe.charges.retrieve(charge),
      confirmation_token: await stripe.testHelpers.confirmationTokens.create({ payment_method: 'pm_card_visa' }),
      customer: await stripe.customers.retrieve(customer),
      dispute: (await stripe.disputes.list({ charge })).data[0],
      event: (await stripe.events.list()).data[0],
      payment_intent: (await stripe.paymentIntents.list({ customer })).data[0],
      payment_method: method,
      refund: (await stripe.refunds.list({ charge })).data[0],
      setup_intent: (await stripe.setupIntents.list({ customer })).data[0],
      deleted_customer: await stripe.customers.del(customer),
    };
    const lacking = Object.entries(answers).flatMap(([name, answer]) => missingKeys(answer, shapes[name] ?? {}, name));
    expect(lacking).toEqual([]);
  });
});

/** Paths of the shape that the answer does not have; where the answer says null, nothing beneath is asked for. */
function missingKeys(answer: unknown, shape: object, path: string): string[] {
  if (typeof answer !== 'object') return [path];
  if (answer === null || Array.isArray(shape) || OF_ITS_KIND.test(path)) return [];
  return Object.entries(shape).flatMap(([key, value]) => {
    const place = `${path}.${key}`;
    if (!(key in answer)) return [place];
    const given = (answer as Record<string, unknown>)[key];
    return typeof value === 'object' && value !== null && typeof given === 'object'
      ? missingKeys(given, value as object, place)
      : [];
  });
}

/** What differs by what it is about (an event's object), what somebody wrote, and other kinds of methods. */
const OF_ITS_KIND =
  /\.metadata$|^event\.data\.object$|\.payment_method_preview$|\.last_\w+_error$|\.next_action$|\.payment_method_options$/;
