import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { orderGift, orderGroupGift } from '#modules/money/gifts/order-gift.ts';
import { buildMembership, type MembershipOverride } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { buyMembership } from './buy-membership.ts';
import { findMembership } from './find-membership.ts';
import { prepareCheckout } from './prepare-checkout.ts';
import { retryPayment } from './retry-payment.ts';
import { switchMembershipPlan } from './switch-membership-plan.ts';
import { updatePaymentMethod } from './update-payment-method.ts';

const START = '2026-03-10T10:00:00.000Z';
const FAILED = { firstFailedAt: new Date('2026-03-09T10:00:00.000Z'), failedCharges: 1 };
const clock = createFakeClock(START);
let context: CommandContext;
beforeAll(async () => {
  const world = await createTestGraph(clock);
  ({ context } = world);
  return world.close;
});
beforeEach(() => clock.set(START));

const TOKEN = sandboxToken({ name: 'visa', month: 12, year: 2040 });
let forms = 0;
const form = () => `form-of-refusals-${(forms += 1)}`;

async function member(changes: Omit<MembershipOverride, 'personId'> = {}) {
  const personId = await buildPerson(context);
  const { id: membershipId } = await buildMembership(context, { personId, ...changes });
  const to = (plan: 'PREMIUM_MONTHLY' | 'YEARLY', formKey = form()) =>
    switchMembershipPlan(context, personId, { membershipId, plan, formKey, shown: null });
  const update = (input: object = {}) =>
    updatePaymentMethod(context, personId, { provider: 'SANDBOX', token: TOKEN, formKey: form(), ...input });
  return {
    personId,
    to,
    update,
    retry: () => retryPayment(context, personId, { membershipId, shown: null }),
    now: () => findMembership(context.database, personId),
    payments: () =>
      context.database.query('test_payments', 'select kind from payment_intent where person_id = $1', [personId]),
  };
}

test.each<[string, Omit<MembershipOverride, 'personId'>]>([
  ['cancelled', { cancelledAt: new Date(START) }],
  ['behind with a payment', FAILED],
  ['given', { provider: 'MEDIUM_GIFT', method: null }],
  ['at rest', { pausedUntil: new Date('2026-06-10T10:00:00.000Z') }],
  ['over', { endedAt: new Date(START) }],
])('MEMB-7: a membership that is %s is not switched, and nothing is charged', async (_name, changes) => {
  const { to, now, payments } = await member(changes);
  const before = await now();
  expect(await to('PREMIUM_MONTHLY')).toMatchObject({ type: 'Forbidden' });
  expect([await now(), await payments()]).toEqual([before, []]);
});

test('MEMB-7: what has no price in the currency of a member is not switched to', async () => {
  const { personId, to, payments } = await member();
  await context.database.query('test_euros', `update membership set currency = 'EUR' where person_id = $1`, [personId]);
  expect(await to('YEARLY')).toMatchObject({ type: 'Forbidden' });
  expect(await payments()).toEqual([]);
});

test('MEMB-8: only what failed is tried again, with a method that is kept', async () => {
  const answers = [
    await (await member()).retry(),
    await (await member({ ...FAILED, method: null })).retry(),
    await (await member({ ...FAILED, endedAt: new Date(START) })).retry(),
  ];
  expect(answers.map(({ type }) => type)).toEqual(['Conflict', 'BadRequest', 'Conflict']);
});

test('MEMB-8: a method is kept for what we renew, by a provider that there is, and from a form of ours', async () => {
  const stranger = await buildPerson(context);
  const nobody = updatePaymentMethod(context, stranger, { provider: 'SANDBOX', token: TOKEN, formKey: form() });
  const answers = [
    await nobody,
    await (await member({ provider: 'MEDIUM_GIFT', method: null })).update(),
    await (await member()).update({ formKey: '' }),
    await (await member()).update({ provider: 'STRIPE' }),
  ];
  expect(answers.map(({ type }) => type)).toEqual(['NotFound', 'Forbidden', 'BadRequest', 'CheckoutNotAvailable']);
});

test('MEMB-3: where the provider answers nobody, the form says so, and not that nothing can be bought', async () => {
  const braintree = {
    merchantId: 'nobody',
    publicKey: 'none',
    privateKey: 'none',
    environment: 'sandbox' as const,
    // The discard port: nothing listens there.
    host: 'http://127.0.0.1:9',
  };
  const silent = { ...context, config: { ...context.config, braintree } };
  const personId = await buildPerson(context);
  expect(await prepareCheckout(silent, personId, { provider: 'BRAINTREE', currency: 'USD' })).toEqual({
    type: 'ServiceUnavailable',
    message: expect.stringContaining('isn’t answering'),
  });
});

test('MEMB-3: whoever tries twenty times an hour waits for the next, whatever they try', async () => {
  const { retry, to, update, payments } = await member();
  for (let count = 0; count < 20; count += 1) expect(await retry()).toMatchObject({ type: 'Conflict' });
  const tries = async () => [await retry(), await to('YEARLY'), await update()].map(({ type }) => type);
  expect(await tries()).toEqual(['TooManyRequests', 'TooManyRequests', 'TooManyRequests']);
  expect(await payments()).toEqual([]);
  clock.advance(3_600_000);
  expect(await retry()).toMatchObject({ type: 'Conflict' });
});

test.each([
  ['country', 'ZZ'],
  ['country', 'de'],
  ['tier', 'FREE'],
] as const)('MEMB-3, MEMB-12: a %s that is %s is refused before anything is charged', async (name, value) => {
  const personId = await buildPerson(context);
  const payment = () => ({
    personId,
    currency: 'USD',
    provider: 'SANDBOX',
    token: TOKEN,
    formKey: form(),
    shown: null,
  });
  const words = { senderName: 'Ada', recipientName: 'Bob', recipientEmail: null, note: '', deliverAt: null };
  const of = { ...({ tier: 'MEMBER', country: 'DE' } as const), [name]: value };
  const answers = [
    await orderGift(context, { ...payment(), ...words, ...of }),
    await orderGroupGift(context, { ...payment(), ...of, seats: 11, isShared: true, emailDomain: null }),
  ];
  if (name === 'country') {
    const bought = { ...payment(), plan: 'YEARLY', isTrial: false, country: value, coupon: null } as const;
    answers.push(await buyMembership(context, personId, bought));
  }
  for (const answer of answers) expect(answer).toMatchObject({ type: 'BadRequest' });
  expect(
    await context.database.query('test_nothing', 'select id from payment_intent where person_id = $1', [personId]),
  ).toEqual([]);
});
