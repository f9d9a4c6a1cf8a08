import type { Approval, Instrument, Nonce } from './vault.ts';

const VISA = card('Visa', '401288', '1881');

function card(cardType: string, bin: string, last4: string): Instrument {
  const uniqueNumberIdentifier = `unique-${bin}-${last4}`;
  const expirationYear = String(new Date().getUTCFullYear() + 10);
  const expiry = { expirationMonth: '12', expirationYear };
  return { kind: 'credit_card', cardType, bin, last4, ...expiry, uniqueNumberIdentifier, email: '' };
}

const MASTERCARD = card('MasterCard', '555555', '4444');
const AMEX = card('American Express', '378282', '0005');
const DISCOVER = card('Discover', '601111', '1117');

const PAYPAL: Instrument = { ...card('', '', ''), kind: 'paypal_account', email: 'jane.doe@paypal.com' };

/** Each test nonce of Braintree's documentation that is of a kind that we take. */
const INSTRUMENTS: Readonly<Record<string, Instrument>> = {
  'fake-valid-nonce': VISA,
  'fake-valid-visa-nonce': VISA,
  'fake-valid-mastercard-nonce': MASTERCARD,
  'fake-valid-amex-nonce': AMEX,
  'fake-valid-discover-nonce': DISCOVER,
  'fake-valid-jcb-nonce': card('JCB', '353011', '0000'),
  'fake-valid-maestro-nonce': card('Maestro', '630495', '0000'),
  'fake-valid-dinersclub-nonce': card('Diners Club', '382000', '0005'),
  'fake-valid-debit-nonce': card('Visa', '411710', '1010'),
  'fake-valid-prepaid-nonce': card('Visa', '411111', '1210'),
  'fake-valid-commercial-nonce': card('Visa', '411111', '1010'),
  'fake-valid-no-indicators-nonce': card('Visa', '411111', '0101'),
  'fake-valid-unknown-indicators-nonce': card('Visa', '411111', '2101'),
  'fake-apple-pay-visa-nonce': { ...VISA, kind: 'apple_pay_card', cardType: 'Apple Pay - Visa' },
  'fake-apple-pay-mastercard-nonce': { ...MASTERCARD, kind: 'apple_pay_card', cardType: 'Apple Pay - MasterCard' },
  'fake-apple-pay-amex-nonce': { ...AMEX, kind: 'apple_pay_card', cardType: 'Apple Pay - American Express' },
  'fake-android-pay-nonce': { ...VISA, kind: 'android_pay_card' },
  'fake-android-pay-visa-nonce': { ...VISA, kind: 'android_pay_card' },
  'fake-android-pay-mastercard-nonce': { ...MASTERCARD, kind: 'android_pay_card' },
  'fake-android-pay-amex-nonce': { ...AMEX, kind: 'android_pay_card' },
  'fake-android-pay-discover-nonce': { ...DISCOVER, kind: 'android_pay_card' },
  'fake-paypal-billing-agreement-nonce': PAYPAL,
  'fake-paypal-one-time-nonce': { ...PAYPAL, isOnce: true },
  'fake-processor-declined-visa-nonce': { ...card('Visa', '400011', '1115'), declineWith: '2000' },
  'fake-processor-declined-mastercard-nonce': { ...card('MasterCard', '510510', '5100'), declineWith: '2000' },
  'fake-processor-declined-amex-nonce': { ...card('American Express', '378734', '1000'), declineWith: '2000' },
  'fake-processor-declined-discover-nonce': { ...card('Discover', '601100', '1117'), declineWith: '2000' },
  'fake-processor-failure-jcb-nonce': { ...card('JCB', '353011', '0000'), declineWith: '3000' },
  'fake-luhn-invalid-nonce': { ...VISA, validation: '81715' },
  'fake-gateway-rejected-fraud-nonce': { ...card('Visa', '400011', '1511'), rejection: 'fraud' },
  'fake-gateway-rejected-risk-thresholds-nonce': { ...card('Visa', '411113', '0003'), rejection: 'risk_threshold' },
};

const SHIFTED = { isShifted: true, isPossible: true, enrolled: 'Y' } as const;
const REFUSED = { isShifted: false, isPossible: true, enrolled: 'Y' } as const;
const NOT_POSSIBLE = { isShifted: false, isPossible: false, enrolled: 'U' } as const;

const APPROVALS: Readonly<Record<string, Approval>> = {
  'fake-three-d-secure-visa-full-authentication-nonce': { status: 'authenticate_successful', ...SHIFTED },
  'fake-three-d-secure-two-visa-successful-frictionless-authentication-nonce': {
    status: 'authenticate_frictionless_successful',
    ...SHIFTED,
  },
  'fake-three-d-secure-two-visa-successful-step-up-authentication-nonce': {
    status: 'authenticate_successful',
    ...SHIFTED,
  },
  'fake-three-d-secure-visa-attempts-non-participating-nonce': {
    status: 'authenticate_attempt_successful',
    ...SHIFTED,
  },
  'fake-three-d-secure-visa-failed-signature-nonce': {
    status: 'authenticate_signature_verification_failed',
    ...REFUSED,
  },
  'fake-three-d-secure-visa-failed-authentication-nonce': { status: 'authenticate_failed', ...REFUSED },
  'fake-three-d-secure-visa-lookup-timeout-nonce': { status: 'lookup_error', ...NOT_POSSIBLE },
  'fake-three-d-secure-two-visa-error-on-lookup-nonce': { status: 'lookup_error', ...NOT_POSSIBLE },
  'fake-three-d-secure-two-visa-timeout-on-lookup-nonce': { status: 'lookup_error', ...NOT_POSSIBLE },
  'fake-three-d-secure-visa-not-enrolled-nonce': { status: 'lookup_not_enrolled', ...NOT_POSSIBLE, enrolled: 'N' },
  'fake-three-d-secure-visa-unavailable-nonce': { status: 'authentication_unavailable', ...NOT_POSSIBLE },
  'fake-three-d-secure-visa-bypassed-authentication-nonce': { status: 'lookup_bypassed', ...NOT_POSSIBLE },
};

/** A test nonce by its name; undefined where there is none. */
export function testNonce(nonce: string): Nonce | undefined {
  const rest = { token: undefined, isFixed: true };
  if (nonce === 'fake-consumed-nonce') {
    return { nonce, instrument: VISA, approval: undefined, ...rest, isConsumed: true };
  }
  const approval = APPROVALS[nonce];
  const instrument = INSTRUMENTS[nonce] ?? (approval && VISA);
  return instrument && { nonce, instrument, approval, ...rest, isConsumed: false };
}

/** The instrument of a number that somebody types, by the test numbers of the documentation. */
export function instrumentOfNumber(number: string, month: string, year: string): Instrument {
  const digits = number.replaceAll(/\D/g, '');
  const [bin, last4] = [digits.slice(0, 6), digits.slice(-4)];
  const behaviour = {
    ...(digits === '4000111111111115' && { declineWith: '2000' }),
    ...(digits === '4000111111111511' && { rejection: 'fraud' }),
    ...(/^40000000000010(91|92)$/.test(digits) && { wantsApproval: true }),
  };
  const expiry = { expirationMonth: month.padStart(2, '0'), expirationYear: year };
  return { ...card(cardTypeOf(digits), bin, last4), ...expiry, ...behaviour };
}

function cardTypeOf(digits: string): string {
  if (digits.startsWith('4')) return 'Visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'MasterCard';
  if (/^3[47]/.test(digits)) return 'American Express';
  if (digits.startsWith('35')) return 'JCB';
  if (/^3[068]/.test(digits)) return 'Diners Club';
  return /^6(011|5)/.test(digits) ? 'Discover' : 'Unknown';
}
