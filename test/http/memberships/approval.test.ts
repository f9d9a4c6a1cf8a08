import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findIntent } from '#modules/money/billing/find-intent.ts';
import { confirmPayment } from '#modules/money/memberships/confirm-payment.ts';
import { findMembership } from '#modules/money/memberships/find-membership.ts';
import type { Membership } from '#modules/money/memberships/membership.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { renewDueMemberships } from '#modules/money/memberships/renew-due-memberships.ts';
import { retryPayment } from '#modules/money/memberships/retry-payment.ts';
import { startMembership } from '#modules/money/memberships/start-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { type PaymentsWorld, startPaymentsWorld } from '#test/support/payments-world.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await startPaymentsWorld();
});
beforeEach(() => world.site.clock.set(new Date().toISOString()));
afterAll(() => world.close());

async function own(personId: string): Promise<Membership> {
  const membership = await findMembership(world.context.database, personId);
  if (membership === null) throw new Error(`${personId} is no member`);
  return membership;
}

async function member(provider: 'BRAINTREE' | 'STRIPE', token: string): Promise<string> {
  const personId = await buildPerson(world.context);
  const input = { personId, plan: 'MONTHLY', currency: 'USD', provider, token, formKey: null } as const;
  await startMembership(world.context, { ...input, isTrial: false, discount: null }, membershipAppliers);
  return personId;
}

/** The renewal that is due fails by itself. */
async function failToRenew(personId: string): Promise<Membership> {
  world.site.clock.set((await own(personId)).periodEndsAt.toISOString());
  await renewDueMemberships(world.context, membershipAppliers);
  const failed = await own(personId);
  expect(failed).toMatchObject({ status: 'ACTIVE', failedCharges: 1 });
  return failed;
}

async function retry(personId: string, { id }: Membership) {
  const answer = await retryPayment(world.context, personId, { membershipId: id, shown: null });
  if (answer.type !== 'PaymentNeedsApproval') throw new Error(`answered ${answer.type}`);
  return answer;
}

const confirm = (personId: string, paymentId: string, token: string | null = null, isRefused = false) =>
  confirmPayment(world.context, personId, { paymentId, isRefused, token });
const DECLINED = { type: 'PaymentMethodDeclined', reason: 'APPROVAL_REFUSED' };

/** A member by Stripe whose bank asks from now on. */
async function askedByStripe() {
  const personId = await member('STRIPE', 'pm_card_visa');
  const method = (await own(personId)).method?.ref ?? '';
  await world.stripe.control('methods', { method, manner: { approval: 'ALWAYS' } });
  return { personId, failed: await failToRenew(personId) };
}

test('MEMB-8: by Stripe, a renewal that its bank wants approved is approved at a screen, and paid once', async () => {
  const { personId, failed } = await askedByStripe();
  const { paymentId, secret } = await retry(personId, failed);
  expect(await confirm(personId, paymentId), 'not yet').toMatchObject({ type: 'PaymentNeedsApproval', secret });
  await world.stripe.control('approve', { intent: secret, isApproved: true });
  expect(await confirm(personId, paymentId)).toMatchObject({ type: 'PaymentSucceeded' });
  expect(await own(personId)).toMatchObject({ failedCharges: 0, firstFailedAt: null });
  expect(await findIntent(world.context.database, paymentId)).toMatchObject({ kind: 'RENEWAL', state: 'SUCCEEDED' });
});

test('MEMB-8: by Stripe, what was refused at a screen is told, and leaves everything as it was', async () => {
  const { personId, failed } = await askedByStripe();
  const { paymentId, secret } = await retry(personId, failed);
  await world.stripe.control('approve', { intent: secret, isApproved: false });
  expect(await confirm(personId, paymentId, null, true)).toMatchObject(DECLINED);
  expect(await own(personId)).toEqual(failed);
  const again = await retry(personId, failed);
  expect(again.paymentId, 'another try').not.toBe(paymentId);
});

/** A member by Braintree whose renewal failed, and whose bank wants them at a screen for the next. */
async function askedByBraintree() {
  const personId = await member('BRAINTREE', 'fake-valid-visa-nonce');
  const token = (await own(personId)).method?.ref ?? '';
  await world.braintree.tell('method', { token, change: { declineWith: '2001' } });
  const failed = await failToRenew(personId);
  await world.braintree.tell('method', { token, change: { declineWith: null, wantsApproval: true } });
  return { personId, failed };
}

/** What Braintree's script asks for in the browser; answers the token that stands for what the person said. */
async function askBank(secret: string, answer: 'approve' | 'refuse'): Promise<string> {
  const [nonce, bin] = secret.split(' ');
  expect(bin).toMatch(/^\d{6}$/);
  const { merchantId } = world.braintree.settings;
  const url = `${world.braintree.origin}/merchants/${merchantId}/client_api/v1/three_d_secure`;
  const body = JSON.stringify({ nonce, answer });
  const { nonce: approved } = (await (await fetch(url, { method: 'POST', body })).json()) as { nonce: string };
  return approved;
}

const paidBy = async (personId: string) => {
  const { charges } = await world.braintree.ledger();
  const { customer } = await own(personId);
  return charges.filter((charge) => charge.isPaid && charge.customer === customer).length;
};

test('MEMB-8, 0031: by Braintree, the bank is asked before the charge, which is made once', async () => {
  const { personId, failed } = await askedByBraintree();
  const { paymentId, secret, money } = await retry(personId, failed);
  expect(money).toEqual({ amount: 500, currency: 'USD' });
  expect(await own(personId), 'nothing is counted yet').toEqual(failed);
  const token = await askBank(secret, 'approve');
  const stranger = await buildPerson(world.context);
  expect(await confirm(stranger, paymentId, token)).toMatchObject({ type: 'NotFound' });
  const answers = await Promise.all([1, 2, 3].map(() => confirm(personId, paymentId, token)));
  expect(answers).toContainEqual(expect.objectContaining({ type: 'PaymentSucceeded' }));
  expect(await confirm(personId, paymentId, token)).toMatchObject({ type: 'PaymentSucceeded' });
  expect(await own(personId)).toMatchObject({ failedCharges: 0, method: { ref: failed.method?.ref } });
  expect(await paidBy(personId)).toBe(2);
});

test('MEMB-8, 0031: by Braintree, a refusal at the bank pays nothing and counts for nothing', async () => {
  const { personId, failed } = await askedByBraintree();
  const { paymentId, secret } = await retry(personId, failed);
  expect(await confirm(personId, paymentId, await askBank(secret, 'refuse'))).toMatchObject(DECLINED);
  expect(await own(personId)).toEqual(failed);
  const other = await retry(personId, failed);
  expect(await confirm(personId, other.paymentId, null, true), 'closed').toMatchObject(DECLINED);
  expect(await own(personId)).toEqual(failed);
  expect(await paidBy(personId)).toBe(1);
});
