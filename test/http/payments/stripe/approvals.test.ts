import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRealStripe, listed, newIntent, startStripeWorld, type StripeWorld } from '#test/support/stripe-world.ts';

let world: StripeWorld;
beforeAll(async () => {
  world = await startStripeWorld();
});
afterAll(() => world.close());

const standIn = test.skipIf(isRealStripe);
const REFUSED = { state: 'DECLINED', reason: 'APPROVAL_REFUSED', isWorthAnotherTry: false };

async function wait(token: string) {
  const customer = await world.customer();
  const intentId = newIntent();
  const outcome = await world.charge({ customer, intentId, method: { token } });
  if (outcome.state !== 'NEEDS_APPROVAL') throw new Error(outcome.state);
  const intended = { customer, intentId };
  const answer = (isApproved: boolean) => world.control('approve', { intent: outcome.secret, isApproved });
  return { intended, secret: outcome.secret, answer, find: () => world.provider.findCharge(intended) };
}

describe.each([
  'pm_card_authenticationRequired',
  'pm_card_threeDSecure2Required',
  'pm_card_authenticationRequiredOnSetup',
])('a payment by %s', (token) => {
  test('MEMB-3: waits for the person with a secret for the browser', async () => {
    const { secret, find } = await wait(token);
    expect(secret).toMatch(/^pi_\w+_secret_\w+$/);
    expect(await find()).toEqual({ state: 'NEEDS_APPROVAL', secret });
  });

  standIn('MEMB-3: is paid once the person approves', async () => {
    const { find, answer, intended } = await wait(token);
    await answer(true);
    expect(await find()).toMatchObject({ state: 'SUCCEEDED', method: { cardType: 'Visa' } });
    expect(await listed(world.stripe.charges.list({ customer: intended.customer }))).toHaveLength(1);
  });

  standIn('MEMB-3: is refused where the person refuses', async () => {
    const { find, answer, intended } = await wait(token);
    await answer(false);
    expect(await find()).toMatchObject(REFUSED);
    expect(await listed(world.stripe.charges.list({ customer: intended.customer }))).toHaveLength(0);
  });

  test('MEMB-3: is given up, and found given up', async () => {
    const { intended, find } = await wait(token);
    expect(await world.provider.abandonCharge(intended)).toEqual({ state: 'ABANDONED' });
    expect(await find()).toEqual({ state: 'ABANDONED' });
    expect(await world.provider.abandonCharge(intended)).toEqual({ state: 'ABANDONED' });
  });

  standIn('MEMB-3: that was given up cannot be approved any more', async () => {
    const { intended, answer, find } = await wait(token);
    await world.provider.abandonCharge(intended);
    await answer(true);
    expect(await find()).toEqual({ state: 'ABANDONED' });
  });

  standIn('MEMB-3: is not given up once it was paid', async () => {
    const { intended, answer } = await wait(token);
    await answer(true);
    expect(await world.provider.abandonCharge(intended)).toMatchObject({ state: 'SUCCEEDED' });
  });
});

standIn('MEMB-3: a card that is approved may still have no money', async () => {
  const { find, answer } = await wait('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds');
  await answer(true);
  expect(await find()).toMatchObject({ state: 'DECLINED', reason: 'INSUFFICIENT_FUNDS' });
});

standIn('MEMB-3: what was refused is closed too, so that its secret pays nothing later', async () => {
  const { intended, answer, secret, find } = await wait('pm_card_authenticationRequired');
  await answer(false);
  expect(await world.provider.abandonCharge(intended)).toEqual({ state: 'ABANDONED' });
  const [id = ''] = secret.split('_secret_');
  await expect(world.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).rejects.toThrow();
  expect(await find()).toEqual({ state: 'ABANDONED' });
});

test('MEMB-3: what never was cannot be given up', async () => {
  const customer = await world.customer();
  expect(await world.provider.abandonCharge({ customer, intentId: newIntent() })).toBe('NOT_FOUND');
});

standIn('MEMB-13: a card that always wants its owner is refused where nobody sits', async () => {
  const customer = await world.customer();
  const intentId = newIntent();
  const waiting = await world.provider.keepMethod({ customer, intentId, token: 'pm_card_authenticationRequired' });
  if (waiting.state !== 'NEEDS_APPROVAL') throw new Error(waiting.state);
  await world.control('approve', { intent: waiting.secret, isApproved: true });
  const kept = await world.provider.findMethod({ customer, intentId });
  if (kept === 'NOT_FOUND' || kept.state !== 'KEPT') throw new Error('not kept');
  const off = await world.charge({ customer, method: { kept: kept.method.ref }, isOnSession: false });
  expect(off).toMatchObject({ state: 'DECLINED', reason: 'APPROVAL_NEEDED', isWorthAnotherTry: false });
  const on = await world.charge({ customer, method: { kept: kept.method.ref } });
  expect(on.state).toBe('NEEDS_APPROVAL');
});

describe('keeping a card that wants approval', () => {
  async function keep() {
    const intended = { customer: await world.customer(), intentId: newIntent() };
    const token = 'pm_card_authenticationRequiredOnSetup';
    const outcome = await world.provider.keepMethod({ ...intended, token });
    if (outcome.state !== 'NEEDS_APPROVAL') throw new Error(outcome.state);
    const { secret } = outcome;
    const answer = (isApproved: boolean) => world.control('approve', { intent: secret, isApproved });
    return { intended, secret, answer, find: () => world.provider.findMethod(intended) };
  }

  test('MEMB-8: waits with a secret', async () => {
    const { secret, find } = await keep();
    expect(secret).toMatch(/^seti_\w+_secret_\w+$/);
    expect(await find()).toEqual({ state: 'NEEDS_APPROVAL', secret });
  });

  standIn('MEMB-8: is kept once approved, and then pays without its owner', async () => {
    const { intended, answer, find } = await keep();
    await answer(true);
    const kept = await find();
    expect(kept).toMatchObject({ state: 'KEPT', method: { lastFour: '3155' } });
    if (kept === 'NOT_FOUND' || kept.state !== 'KEPT') return;
    const method = { kept: kept.method.ref };
    const outcome = await world.charge({ customer: intended.customer, method, isOnSession: false });
    expect(outcome.state).toBe('SUCCEEDED');
  });

  standIn('MEMB-8: is refused where the person refuses', async () => {
    const { answer, find } = await keep();
    await answer(false);
    expect(await find()).toMatchObject(REFUSED);
  });
});
