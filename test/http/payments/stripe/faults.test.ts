import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '#modules/money/payments/payment-provider.ts';
import type { FaultKind } from '#test/support/stripe-stand-in/faults.ts';
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
  if (!isRealStripe) world = await startStripeWorld();
});
beforeEach(async () => {
  if (!isRealStripe) await world.control('faults/clear');
});
afterAll(() => world?.close());

const LATE = 400;
/** Twice, where the client tries a dropped call once more by itself. */
const TWICE = 2;

/** Each fault: how often, what it is answered, and whether the call was done all the same. */
const FAULTS: readonly (readonly [FaultKind, times: number, state: string, isDone: boolean])[] = [
  ['delay', 1, 'UNKNOWN', true],
  ['delayAfter', 1, 'UNKNOWN', true],
  ['dropBefore', TWICE, 'UNKNOWN', false],
  ['dropAfter', TWICE, 'UNKNOWN', true],
  ['errorBefore', 1, 'UNKNOWN', false],
  ['errorAfter', 1, 'UNKNOWN', true],
  ['malformed', 1, 'UNKNOWN', true],
  ['lockTimeout', 1, 'UNKNOWN', false],
  ['rateLimit', 1, 'TURNED_AWAY', false],
];

describe.skipIf(isRealStripe).each(FAULTS)('%s, %i times', (kind, times, state, isDone) => {
  /** Where the answer is late, the site loses patience first. */
  function asker(): PaymentProvider {
    return kind.startsWith('delay') ? world.hasty(LATE / 2) : world.provider;
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve, kind.startsWith('delay') ? LATE : 0));
  const fail = (on: string) => world.fail(kind, on, times, LATE);

  test(`MEMB-3: a charge is ${state}, and found ${isDone ? 'paid' : 'never to have been'}; it is charged once at most`, async () => {
    const customer = await world.customer();
    const intentId = newIntent();
    await fail('POST /v1/payment_intents');
    const input = { customer, intentId, money: DOLLARS, method: { token: 'pm_card_visa' }, isOnSession: true };
    expect(await asker().charge({ ...input, statement: 'Membership' })).toEqual({ state });
    await settle();
    const found = await world.provider.findCharge({ customer, intentId });
    if (isDone) expect(found).toMatchObject({ state: 'SUCCEEDED', money: DOLLARS });
    else expect(found).toBe('NOT_FOUND');
    expect(await listed(world.stripe.charges.list({ customer }))).toHaveLength(isDone ? 1 : 0);
  });

  test(`MEMB-3: a refused card is ${state}, and found ${isDone ? 'refused' : 'never to have been asked'}`, async () => {
    const customer = await world.customer();
    const intentId = newIntent();
    await fail('POST /v1/payment_intents');
    const input = {
      customer,
      intentId,
      money: DOLLARS,
      method: { token: 'pm_card_chargeDeclined' },
      isOnSession: true,
    };
    expect(await asker().charge({ ...input, statement: 'Membership' })).toEqual({ state });
    await settle();
    const found = await world.provider.findCharge({ customer, intentId });
    if (isDone) expect(found).toMatchObject({ state: 'DECLINED' });
    else expect(found).toBe('NOT_FOUND');
  });

  test(`MEMB-8: keeping a card is ${state}, and found ${isDone ? 'kept' : 'never to have been'}`, async () => {
    const intended = { customer: await world.customer(), intentId: newIntent() };
    await fail('POST /v1/setup_intents');
    expect(await asker().keepMethod({ ...intended, token: 'pm_card_visa' })).toEqual({ state });
    await settle();
    const found = await world.provider.findMethod(intended);
    if (isDone) expect(found).toMatchObject({ state: 'KEPT' });
    else expect(found).toBe('NOT_FOUND');
  });

  test(`MEMB-14: a refund is ${state}, and found ${isDone ? 'given back' : 'never to have been'}`, async () => {
    const { charge } = await world.paid();
    const intentId = newIntent();
    await fail('POST /v1/refunds');
    expect(await asker().refund({ intentId, charge, money: DOLLARS })).toEqual({ state });
    await settle();
    const found = await world.provider.findRefund({ intentId, charge });
    if (isDone) expect(found).toMatchObject({ state: 'REFUNDED', money: DOLLARS });
    else expect(found).toBe('NOT_FOUND');
  });

  test('MEMB-3: whoever asks is answered UNKNOWN, never that there is nothing', async () => {
    const { customer, intentId, charge, method } = await world.paid();
    const questions: [string, (provider: PaymentProvider) => Promise<unknown>, unknown][] = [
      ['GET /v1/payment_intents', (asked) => asked.findCharge({ customer, intentId }), { state: 'UNKNOWN' }],
      ['GET /v1/setup_intents', (asked) => asked.findMethod({ customer, intentId }), { state: 'UNKNOWN' }],
      ['GET /v1/refunds', (asked) => asked.findRefund({ charge, intentId }), { state: 'UNKNOWN' }],
      ['GET /v1/charges', (asked) => asked.readCharge(charge), 'UNKNOWN'],
      ['GET /v1/payment_methods', (asked) => asked.readMethod(method.ref), 'UNKNOWN'],
    ];
    await Promise.all(questions.map(([on]) => fail(on)));
    const asked = asker();
    expect(await Promise.all(questions.map(([, ask]) => ask(asked)))).toEqual(questions.map(([, , answer]) => answer));
  });

  test('MEMB-3: a customer and what is forgotten are UNKNOWN, and asked again in the end done', async () => {
    const person = { personId: newIntent(), email: `${newIntent()}@example.org`, name: 'Ada Quill' };
    const { method } = await world.paid();
    await fail('POST /v1/customers');
    await fail('POST /v1/payment_methods');
    const asked = asker();
    const answers = [asked.keepCustomer({ ...person, intentId: newIntent() }), asked.forgetMethod(method.ref)];
    expect(await Promise.all(answers)).toEqual(['UNKNOWN', 'UNKNOWN']);
    await settle();
    await world.provider.keepCustomer({ ...person, intentId: newIntent() });
    expect(await listed(world.stripe.customers.list({ email: person.email }))).toHaveLength(1);
    expect(await world.provider.forgetMethod(method.ref)).toBe('FORGOTTEN');
  });
});

describe.skipIf(isRealStripe)('what heals by itself', () => {
  test.each(['dropBefore', 'dropAfter'] as const)('MEMB-3: a wire that ends once (%s) charges once', async (kind) => {
    const customer = await world.customer();
    await world.fail(kind, 'POST /v1/payment_intents');
    expect(await world.charge({ customer })).toMatchObject({ state: 'SUCCEEDED' });
    expect(await listed(world.stripe.charges.list({ customer }))).toHaveLength(1);
  });

  test('MEMB-3: a call that was turned away is made again under the same intent', async () => {
    const customer = await world.customer();
    const intentId = newIntent();
    await world.fail('rateLimit', 'POST /v1/payment_intents');
    expect(await world.charge({ customer, intentId })).toEqual({ state: 'TURNED_AWAY' });
    expect(await world.charge({ customer, intentId })).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('MEMB-3: two that send one intent at once are answered one charge and one that must ask', async () => {
    const customer = await world.customer();
    const intentId = newIntent();
    await world.fail('delay', 'POST /v1/payment_intents', 1, LATE);
    const answers = await Promise.all([world.charge({ customer, intentId }), world.charge({ customer, intentId })]);
    expect(answers.map(({ state }) => state).toSorted()).toEqual(['SUCCEEDED', 'UNKNOWN']);
    expect(await listed(world.stripe.charges.list({ customer }))).toHaveLength(1);
  });

  test('MEMB-3: giving up over a broken wire is UNKNOWN, and done when asked again', async () => {
    const intended = { customer: await world.customer(), intentId: newIntent() };
    await world.charge({ ...intended, method: { token: 'pm_card_authenticationRequired' } });
    await world.fail('errorBefore', 'POST /v1/payment_intents');
    expect(await world.provider.abandonCharge(intended)).toEqual({ state: 'UNKNOWN' });
    expect(await world.provider.abandonCharge(intended)).toEqual({ state: 'ABANDONED' });
  });

  test('MEMB-3: nobody at the other end is UNKNOWN', async () => {
    const away = await startStripeWorld();
    await away.close();
    expect(await away.charge({ customer: 'cus_1' })).toEqual({ state: 'UNKNOWN' });
    expect(await away.provider.findCharge({ customer: 'cus_1', intentId: newIntent() })).toEqual({ state: 'UNKNOWN' });
  });
});

test('MEMB-3: a key that is wrong is a fault of the site’s settings, and nothing is done', async () => {
  if (isRealStripe) return;
  const { createStripeProvider } = await import('#modules/money/payments/stripe/stripe-provider.ts');
  const settings = { secretKey: 'wrong', publishableKey: undefined, webhookSecret: undefined, host: world.origin };
  const provider = createStripeProvider(settings, { now: () => new Date() });
  await expect(provider.findCharge({ customer: 'cus_1', intentId: newIntent() })).rejects.toThrow(/API Key/);
  await expect(provider.browserSetup(null)).rejects.toThrow(/STRIPE_PUBLISHABLE_KEY/);
});
