import { describe, expect, test } from 'vitest';
import type { DeclineReason } from '../payment-outcomes.ts';
import { declinedBy } from './stripe-declines.ts';

/** Stripe's list of card decline codes, each with what a person is told and whether we try again. */
const CODES: readonly (readonly [code: string, reason: DeclineReason, isWorthAnotherTry: boolean])[] = [
  ['approve_with_id', 'TRY_LATER', true],
  ['authentication_not_handled', 'APPROVAL_NEEDED', false],
  ['authentication_required', 'APPROVAL_NEEDED', false],
  ['call_issuer', 'CARD_DECLINED', true],
  ['card_not_supported', 'CARD_DECLINED', false],
  ['card_velocity_exceeded', 'INSUFFICIENT_FUNDS', true],
  ['currency_not_supported', 'CARD_DECLINED', false],
  ['do_not_honor', 'CARD_DECLINED', true],
  ['do_not_try_again', 'CARD_DECLINED', false],
  ['duplicate_transaction', 'TRY_LATER', true],
  ['expired_card', 'EXPIRED_CARD', true],
  ['fraudulent', 'CARD_DECLINED', false],
  ['generic_decline', 'CARD_DECLINED', true],
  ['highest_risk_level', 'CARD_DECLINED', false],
  ['incorrect_address', 'CARD_DECLINED', false],
  ['incorrect_cvc', 'INCORRECT_CVC', false],
  ['incorrect_number', 'INCORRECT_NUMBER', false],
  ['incorrect_pin', 'CARD_DECLINED', false],
  ['incorrect_zip', 'INCORRECT_POSTAL_CODE', false],
  ['insufficient_funds', 'INSUFFICIENT_FUNDS', true],
  ['invalid_account', 'CARD_DECLINED', false],
  ['invalid_amount', 'CARD_DECLINED', true],
  ['invalid_cvc', 'INCORRECT_CVC', false],
  ['invalid_expiry_month', 'EXPIRED_CARD', false],
  ['invalid_expiry_year', 'EXPIRED_CARD', false],
  ['invalid_number', 'INCORRECT_NUMBER', false],
  ['invalid_pin', 'CARD_DECLINED', false],
  ['issuer_not_available', 'TRY_LATER', true],
  ['lost_card', 'CARD_DECLINED', false],
  ['merchant_blacklist', 'CARD_DECLINED', false],
  ['mobile_device_authentication_required', 'APPROVAL_NEEDED', false],
  ['new_account_information_available', 'CARD_DECLINED', false],
  ['no_action_taken', 'CARD_DECLINED', true],
  ['not_permitted', 'CARD_DECLINED', false],
  ['offline_pin_required', 'CARD_DECLINED', false],
  ['online_or_offline_pin_required', 'CARD_DECLINED', false],
  ['pickup_card', 'CARD_DECLINED', false],
  ['pin_try_exceeded', 'CARD_DECLINED', true],
  ['processing_error', 'TRY_LATER', true],
  ['reenter_transaction', 'TRY_LATER', true],
  ['restricted_card', 'CARD_DECLINED', false],
  ['revocation_of_all_authorizations', 'CARD_DECLINED', false],
  ['revocation_of_authorization', 'CARD_DECLINED', false],
  ['security_violation', 'CARD_DECLINED', true],
  ['service_not_allowed', 'CARD_DECLINED', false],
  ['stolen_card', 'CARD_DECLINED', false],
  ['stop_payment_order', 'CARD_DECLINED', false],
  ['testmode_decline', 'CARD_DECLINED', false],
  ['transaction_not_allowed', 'CARD_DECLINED', false],
  ['try_again_later', 'TRY_LATER', true],
  ['withdrawal_count_limit_exceeded', 'INSUFFICIENT_FUNDS', true],
];

describe('MEMB-3: what a bank says of a card', () => {
  test.each(CODES)('%s is %s, and another try is worth it: %s', (code, reason, isWorthAnotherTry) => {
    const refusal = { code: 'card_declined', decline_code: code };
    expect(declinedBy(refusal)).toEqual({ state: 'DECLINED', reason, code, isWorthAnotherTry });
  });

  test.each([
    ['authentication_required', 'APPROVAL_NEEDED', false],
    ['card_decline_rate_limit_exceeded', 'TRY_LATER', true],
    ['expired_card', 'EXPIRED_CARD', true],
    ['payment_intent_authentication_failure', 'APPROVAL_REFUSED', false],
    ['setup_intent_authentication_failure', 'APPROVAL_REFUSED', false],
    ['resource_missing', 'METHOD_GONE', false],
  ])('a code that stands alone, %s, is %s', (code, reason, isWorthAnotherTry) => {
    expect(declinedBy({ code })).toEqual({ state: 'DECLINED', reason, code, isWorthAnotherTry });
    expect(declinedBy({ code, decline_code: null })).toMatchObject({ reason });
    expect(declinedBy({ code, decline_code: '' })).toMatchObject({ reason });
  });

  test('a reason that we do not know falls back to the code, and to a plain refusal', () => {
    expect(declinedBy({ code: 'incorrect_cvc', decline_code: 'of_tomorrow' })).toMatchObject({
      reason: 'INCORRECT_CVC',
    });
    expect(declinedBy({ code: 'of_tomorrow' })).toMatchObject({ reason: 'CARD_DECLINED', code: 'of_tomorrow' });
    expect(declinedBy({})).toMatchObject({ reason: 'CARD_DECLINED', code: 'card_declined' });
  });

  test('Stripe’s own advice goes before our list', () => {
    const advised = (code: string, advice: string) => declinedBy({ code, advice_code: advice }).isWorthAnotherTry;
    expect(advised('insufficient_funds', 'do_not_try_again')).toBe(false);
    expect(advised('lost_card', 'try_again_later')).toBe(true);
    expect(advised('lost_card', 'confirm_card_data')).toBe(false);
    expect(advised('insufficient_funds', 'confirm_card_data')).toBe(true);
  });
});
