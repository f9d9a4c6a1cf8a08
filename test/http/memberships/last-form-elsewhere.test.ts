import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findIntent } from '#modules/money/billing/find-intent.ts';
import { markEnding } from '#modules/money/billing/payment-intents.store.ts';
import { settleIntent } from '#modules/money/billing/settle-intents.ts';
import { buyMembership, type Purchase } from '#modules/money/memberships/buy-membership.ts';
import { confirmPayment } from '#modules/money/memberships/confirm-payment.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { type PaymentsWorld, startPaymentsWorld } from '#test/support/payments-world.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await startPaymentsWorld();
});
beforeEach(() => world.site.clock.set(new Date().toISOString()));
afterAll(() => world.close());

let forms = 0;
function buy(personId: string, changes: Partial<Purchase>) {
  const of = { plan: 'MONTHLY', currency: 'USD', provider: 'STRIPE', token: 'pm_card_visa' } as const;
  const rest = { isTrial: false, country: 'US', coupon: null, formKey: `elsewhere-${(forms += 1)}` };
  return buyMembership(world.context, personId, { ...of, ...rest, ...changes });
}

const ASKS = 'pm_card_threeDSecure2Required';

async function asked(personId: string, changes: Partial<Purchase> = {}) {
  const answer = await buy(personId, { plan: 'YEARLY', token: ASKS, ...changes });
  if (answer.type !== 'PaymentNeedsApproval') throw new Error(`answered ${answer.type}`);
  return answer;
}

const paidBy = async (personId: string) => {
  const text = 'select provider, amount from charge where person_id = $1';
  return world.context.database.query('test_paid_by', text, [personId]);
};
const confirm = (personId: string, paymentId: string) =>
  confirmPayment(world.context, personId, { paymentId, isRefused: false, token: null });

test('MEMB-3: what waits at Stripe is cancelled there, before another provider is paid', async () => {
  const personId = await buildPerson(world.context);
  const { paymentId, secret } = await asked(personId);
  const nonce = { provider: 'BRAINTREE', token: 'fake-valid-visa-nonce' };
  expect(await buy(personId, nonce)).toMatchObject({ type: 'PaymentSucceeded' });
  const [id = ''] = secret.split('_secret_');
  expect((await world.client.paymentIntents.retrieve(id)).status).toBe('canceled');
  expect(await confirm(personId, paymentId)).toMatchObject({ type: 'PaymentError' });
  expect(await paidBy(personId)).toEqual([{ provider: 'BRAINTREE', amount: 500 }]);
});

test('MEMB-13: a card that waits to be kept for a trial is cancelled there too', async () => {
  const personId = await buildPerson(world.context);
  const { secret } = await asked(personId, { isTrial: true });
  expect(await buy(personId, { plan: 'PREMIUM_MONTHLY' })).toMatchObject({ type: 'PaymentSucceeded' });
  const [id = ''] = secret.split('_secret_');
  expect((await world.client.setupIntents.retrieve(id)).status).toBe('canceled');
  expect(await paidBy(personId)).toEqual([{ provider: 'STRIPE', amount: 1500 }]);
});

test('MEMB-3: who died between the wish to cancel and the call leaves a payment that is cancelled all the same', async () => {
  const personId = await buildPerson(world.context);
  const { paymentId } = await asked(personId);
  await markEnding(world.context.database, paymentId, world.context.clock.now());
  await settleIntent(world.context, paymentId, membershipAppliers);
  expect(await findIntent(world.context.database, paymentId)).toMatchObject({ state: 'ABANDONED' });
});

test('MEMB-3: where nobody can say whether it was cancelled, nothing else is charged until it is certain', async () => {
  const personId = await buildPerson(world.context);
  const { paymentId } = await asked(personId);
  await world.stripe.control('faults', { kind: 'dropBefore', on: 'POST /v1/payment_intents/', times: 9, chance: 1 });
  const refused = await buy(personId, {});
  await world.stripe.control('faults/clear');
  expect(refused).toMatchObject({ type: 'PaymentError', message: expect.stringContaining('another payment') });
  expect(await paidBy(personId)).toEqual([]);
  await settleIntent(world.context, paymentId, membershipAppliers);
  expect(await buy(personId, {})).toMatchObject({ type: 'PaymentSucceeded' });
  expect(await paidBy(personId)).toEqual([{ provider: 'STRIPE', amount: 500 }]);
});

test('MEMB-3: approved at the very moment at which it is dropped, it counts, and the other form is not charged', async () => {
  const personId = await buildPerson(world.context);
  const { paymentId, secret } = await asked(personId);
  await world.stripe.control('approve', { intent: secret, isApproved: true });
  expect(await buy(personId, {})).toMatchObject({ type: 'Conflict' });
  expect(await paidBy(personId)).toEqual([{ provider: 'STRIPE', amount: 5000 }]);
  expect(await confirm(personId, paymentId)).toMatchObject({ type: 'PaymentSucceeded' });
});
