import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeclineReason } from '#modules/money/payments/payment-outcomes.ts';
import { isRealStripe, listed, newIntent, startStripeWorld, type StripeWorld } from '#test/support/stripe-world.ts';

let world: StripeWorld;
beforeAll(async () => {
  world = await startStripeWorld();
});
afterAll(() => world.close());

const standIn = test.skipIf(isRealStripe);
type Case = readonly [token: string, reason: DeclineReason, code: string, isWorthAnotherTry: boolean];

const NAMED: readonly Case[] = [
  ['pm_card_chargeDeclined', 'CARD_DECLINED', 'generic_decline', true],
  ['pm_card_visa_chargeDeclined', 'CARD_DECLINED', 'generic_decline', true],
  ['pm_card_chargeDeclinedInsufficientFunds', 'INSUFFICIENT_FUNDS', 'insufficient_funds', true],
  ['pm_card_visa_chargeDeclinedLostCard', 'CARD_DECLINED', 'lost_card', false],
  ['pm_card_visa_chargeDeclinedStolenCard', 'CARD_DECLINED', 'stolen_card', false],
  ['pm_card_chargeDeclinedExpiredCard', 'EXPIRED_CARD', 'expired_card', true],
  ['pm_card_chargeDeclinedIncorrectCvc', 'INCORRECT_CVC', 'incorrect_cvc', false],
  ['pm_card_chargeDeclinedProcessingError', 'TRY_LATER', 'processing_error', true],
];

test.each(NAMED)('MEMB-3: %s is refused as %s (%s)', async (token, reason, code, isWorthAnotherTry) => {
  const customer = await world.customer();
  const refused = { state: 'DECLINED', reason, code };
  expect(await world.charge({ customer, method: { token } })).toMatchObject(refused);
  if (!isRealStripe) {
    expect(await world.charge({ customer, method: { token } })).toEqual({ ...refused, isWorthAnotherTry });
  }
});

const OURS: readonly Case[] = [
  ['pm_standin_declines_call_issuer', 'CARD_DECLINED', 'call_issuer', true],
  ['pm_standin_declines_do_not_honor', 'CARD_DECLINED', 'do_not_honor', true],
  ['pm_standin_declines_do_not_try_again', 'CARD_DECLINED', 'do_not_try_again', false],
  ['pm_standin_declines_fraudulent', 'CARD_DECLINED', 'fraudulent', false],
  ['pm_standin_declines_pickup_card', 'CARD_DECLINED', 'pickup_card', false],
  ['pm_standin_declines_restricted_card', 'CARD_DECLINED', 'restricted_card', false],
  ['pm_standin_declines_stop_payment_order', 'CARD_DECLINED', 'stop_payment_order', false],
  ['pm_standin_declines_transaction_not_allowed', 'CARD_DECLINED', 'transaction_not_allowed', false],
  ['pm_standin_declines_revocation_of_authorization', 'CARD_DECLINED', 'revocation_of_authorization', false],
  ['pm_standin_declines_card_velocity_exceeded', 'INSUFFICIENT_FUNDS', 'card_velocity_exceeded', true],
  [
    'pm_standin_declines_withdrawal_count_limit_exceeded',
    'INSUFFICIENT_FUNDS',
    'withdrawal_count_limit_exceeded',
    true,
  ],
  ['pm_standin_declines_invalid_expiry_year', 'EXPIRED_CARD', 'invalid_expiry_year', false],
  ['pm_standin_declines_incorrect_number', 'INCORRECT_NUMBER', 'incorrect_number', false],
  ['pm_standin_declines_incorrect_zip', 'INCORRECT_POSTAL_CODE', 'incorrect_zip', false],
  ['pm_standin_declines_issuer_not_available', 'TRY_LATER', 'issuer_not_available', true],
  ['pm_standin_declines_try_again_later', 'TRY_LATER', 'try_again_later', true],
  ['pm_standin_declines_authentication_not_handled', 'APPROVAL_NEEDED', 'authentication_not_handled', false],
  ['pm_standin_declines_a_code_of_tomorrow', 'CARD_DECLINED', 'a_code_of_tomorrow', true],
  ['pm_standin_hopeless_generic_decline', 'CARD_DECLINED', 'generic_decline', false],
  ['pm_standin_hopeless_insufficient_funds', 'INSUFFICIENT_FUNDS', 'insufficient_funds', false],
  ['pm_standin_later_lost_card', 'CARD_DECLINED', 'lost_card', true],
];

standIn.each(OURS)('MEMB-3: %s is refused as %s (%s)', async (token, reason, code, isWorthAnotherTry) => {
  const customer = await world.customer();
  const refused = { state: 'DECLINED', reason, code, isWorthAnotherTry };
  const intentId = newIntent();
  expect(await world.charge({ customer, intentId, method: { token } })).toEqual(refused);
  expect(await world.provider.findCharge({ customer, intentId })).toEqual(refused);
  // The nightly comparison sees it the same way.
  const [charge] = await listed(world.stripe.charges.list({ customer }));
  expect(await world.provider.readCharge(charge?.id ?? '')).toMatchObject({ intentId, outcome: refused });
});

test('MEMB-3: a refused intent stays refused, however often it is sent, and the card is not asked again', async () => {
  const customer = await world.customer();
  const intentId = newIntent();
  const method = { token: 'pm_card_chargeDeclined' };
  const first = await world.charge({ customer, intentId, method });
  expect(await world.charge({ customer, intentId, method })).toEqual(first);
  expect(await listed(world.stripe.charges.list({ customer }))).toHaveLength(1);
});

test('MEMB-13: a card that is kept and then refused is refused off session, and again under another intent', async () => {
  const customer = await world.customer();
  const kept = await world.provider.keepMethod({
    intentId: newIntent(),
    customer,
    token: 'pm_card_chargeCustomerFail',
  });
  if (kept.state !== 'KEPT') throw new Error(kept.state);
  for (let tries = 0; tries < 2; tries += 1) {
    const outcome = await world.charge({ customer, method: { kept: kept.method.ref }, isOnSession: false });
    expect(outcome).toMatchObject({ state: 'DECLINED', reason: 'CARD_DECLINED' });
  }
  expect(await listed(world.stripe.charges.list({ customer }))).toHaveLength(2);
});

standIn('MEMB-13: a kept card expires, and pays again once its bank has renewed it', async () => {
  const { customer, method } = await world.paid();
  const charge = () => world.charge({ customer, method: { kept: method.ref }, isOnSession: false });
  await world.control('clock', { advance: 5 * 366 * 86_400 });
  expect(await charge()).toMatchObject({ state: 'DECLINED', reason: 'EXPIRED_CARD', isWorthAnotherTry: true });
  const expYear = new Date().getUTCFullYear() + 9;
  await world.control('methods', { method: method.ref, manner: { expYear, last4: '4242' } });
  expect(await charge()).toMatchObject({ state: 'SUCCEEDED', method: { expirationYear: expYear } });
  expect(await world.provider.readMethod(method.ref)).toMatchObject({ expirationYear: expYear });
  await world.control('clock', { set: Math.floor(Date.now() / 1_000) });
});
