import type { Declined, DeclineReason } from '../payment-outcomes.ts';

/** Every code by which Stripe, a bank behind it or a network refuses a card, and what the person can do about it. */
const REASONS: Readonly<Record<DeclineReason, readonly string[]>> = {
  CARD_DECLINED: [
    'call_issuer',
    'card_declined',
    'card_not_supported',
    'currency_not_supported',
    'do_not_honor',
    'do_not_try_again',
    'fraudulent',
    'generic_decline',
    'highest_risk_level',
    'incorrect_address',
    'invalid_account',
    'invalid_amount',
    'lost_card',
    'merchant_blacklist',
    'new_account_information_available',
    'no_action_taken',
    'not_permitted',
    'offline_pin_required',
    'online_or_offline_pin_required',
    'pickup_card',
    'pin_try_exceeded',
    'incorrect_pin',
    'invalid_pin',
    'restricted_card',
    'revocation_of_all_authorizations',
    'revocation_of_authorization',
    'security_violation',
    'service_not_allowed',
    'stolen_card',
    'stop_payment_order',
    'testmode_decline',
    'transaction_not_allowed',
    'payment_method_provider_decline',
    'payment_method_customer_decline',
    'payment_method_restricted',
    'request_blocked',
    'invalid_card_type',
  ],
  INSUFFICIENT_FUNDS: ['insufficient_funds', 'card_velocity_exceeded', 'withdrawal_count_limit_exceeded'],
  EXPIRED_CARD: ['expired_card', 'expired_payment_method', 'invalid_expiry_month', 'invalid_expiry_year'],
  INCORRECT_NUMBER: ['incorrect_number', 'invalid_number'],
  INCORRECT_CVC: ['incorrect_cvc', 'invalid_cvc'],
  INCORRECT_POSTAL_CODE: ['incorrect_zip', 'incorrect_postal_code', 'postal_code_invalid'],
  APPROVAL_REFUSED: [
    'payment_intent_authentication_failure',
    'setup_intent_authentication_failure',
    'authentication_failure',
    'payment_intent_payment_attempt_expired',
    'setup_intent_setup_attempt_expired',
  ],
  APPROVAL_NEEDED: ['authentication_required', 'authentication_not_handled', 'mobile_device_authentication_required'],
  METHOD_GONE: ['resource_missing', 'payment_method_unactivated', 'payment_method_unexpected_state'],
  TRY_LATER: [
    'approve_with_id',
    'card_decline_rate_limit_exceeded',
    'duplicate_transaction',
    'issuer_not_available',
    'payment_intent_rate_limit_exceeded',
    'payment_method_provider_timeout',
    'processing_error',
    'reenter_transaction',
    'try_again_later',
  ],
};

/** Where the same card does not become right by waiting; networks fine who tries such cards again. */
const HOPELESS: ReadonlySet<string> = new Set([
  'authentication_not_handled',
  'authentication_required',
  'card_not_supported',
  'currency_not_supported',
  'do_not_try_again',
  'fraudulent',
  'highest_risk_level',
  'incorrect_address',
  'incorrect_cvc',
  'incorrect_number',
  'incorrect_pin',
  'incorrect_postal_code',
  'incorrect_zip',
  'invalid_account',
  'invalid_card_type',
  'invalid_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_number',
  'invalid_pin',
  'lost_card',
  'merchant_blacklist',
  'mobile_device_authentication_required',
  'new_account_information_available',
  'not_permitted',
  'offline_pin_required',
  'online_or_offline_pin_required',
  'payment_method_restricted',
  'pickup_card',
  'postal_code_invalid',
  'request_blocked',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'service_not_allowed',
  'stolen_card',
  'stop_payment_order',
  'testmode_decline',
  'transaction_not_allowed',
  ...REASONS.APPROVAL_REFUSED,
  ...REASONS.METHOD_GONE,
]);

const REASON_OF = new Map<string, DeclineReason>();
for (const reason of Object.keys(REASONS) as DeclineReason[]) {
  for (const code of REASONS[reason]) REASON_OF.set(code, reason);
}

type Refusal = {
  readonly code?: string | null | undefined;
  /** The bank's reason, narrower than the code. */
  readonly decline_code?: string | null | undefined;
  /** What Stripe says of another try. */
  readonly advice_code?: string | null | undefined;
};

/** A refusal of Stripe's in our words (rule 95); its advice about another try goes before our own list. */
export function declinedBy(refusal: Refusal): Declined {
  const codes = [refusal.decline_code ?? '', refusal.code ?? ''].filter((code) => code !== '');
  const known = codes.find((code) => REASON_OF.has(code));
  const code = codes[0] ?? 'card_declined';
  return {
    state: 'DECLINED',
    reason: REASON_OF.get(known ?? '') ?? 'CARD_DECLINED',
    code,
    isWorthAnotherTry: isWorthAnotherTry(refusal.advice_code, codes),
  };
}

function isWorthAnotherTry(advice: string | null | undefined, codes: readonly string[]): boolean {
  if (advice === 'do_not_try_again') return false;
  if (advice === 'try_again_later') return true;
  return !codes.some((code) => HOPELESS.has(code));
}
