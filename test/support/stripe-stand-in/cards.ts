/** How a card is refused: the code, the bank's own reason and Stripe's advice. */
export type Refusal = {
  readonly code: string;
  readonly declineCode: string | null;
  readonly advice: string | null;
};

/** How a card looks and behaves. A test may change it while the card is kept. */
export type CardManner = {
  readonly brand: string;
  readonly last4: string;
  readonly funding?: 'credit' | 'debit' | 'prepaid';
  readonly wallet?: 'apple_pay' | 'google_pay';
  /** Seconds of the epoch are compared with the end of this month. */
  readonly expMonth?: number;
  readonly expYear?: number;
  /** Null for a card without one. */
  readonly fingerprint?: string | null;
  readonly declines?: Refusal | null;
  /** Refused already when it is kept, too. */
  readonly isRefusedAtOnce?: boolean;
  /** When the bank wants its owner at a screen. */
  readonly approval?: 'ALWAYS' | 'UNTIL_APPROVED' | null;
  readonly disputes?: string | null;
  readonly refunds?: 'FAIL_LATER' | 'PEND' | null;
};

const VISA: CardManner = { brand: 'visa', last4: '4242' };

function declining(
  declineCode: string,
  last4 = '0002',
  code = 'card_declined',
  advice: string | null = null,
): CardManner {
  return { ...VISA, last4, declines: { code, declineCode, advice }, isRefusedAtOnce: true };
}

/** Stripe's test methods by their well-known names. */
const TOKENS: Readonly<Record<string, CardManner>> = {
  pm_card_visa: VISA,
  pm_card_visa_debit: { ...VISA, last4: '5556', funding: 'debit' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_mastercard_debit: { brand: 'mastercard', last4: '8210', funding: 'debit' },
  pm_card_mastercard_prepaid: { brand: 'mastercard', last4: '5100', funding: 'prepaid' },
  pm_card_amex: { brand: 'amex', last4: '8431' },
  pm_card_discover: { brand: 'discover', last4: '9424' },
  pm_card_diners: { brand: 'diners', last4: '0004' },
  pm_card_jcb: { brand: 'jcb', last4: '0505' },
  pm_card_unionpay: { brand: 'unionpay', last4: '0005' },
  pm_card_us: VISA,
  pm_card_chargeDeclined: declining('generic_decline'),
  pm_card_visa_chargeDeclined: declining('generic_decline'),
  pm_card_chargeDeclinedInsufficientFunds: declining('insufficient_funds', '9995'),
  pm_card_visa_chargeDeclinedInsufficientFunds: declining('insufficient_funds', '9995'),
  pm_card_chargeDeclinedLostCard: declining('lost_card', '9987'),
  pm_card_visa_chargeDeclinedLostCard: declining('lost_card', '9987'),
  pm_card_chargeDeclinedStolenCard: declining('stolen_card', '9979'),
  pm_card_visa_chargeDeclinedStolenCard: declining('stolen_card', '9979'),
  pm_card_chargeDeclinedExpiredCard: declining('expired_card', '0069', 'expired_card'),
  pm_card_chargeDeclinedIncorrectCvc: declining('incorrect_cvc', '0127', 'incorrect_cvc'),
  pm_card_chargeDeclinedProcessingError: declining('processing_error', '0119', 'processing_error'),
  pm_card_chargeDeclinedFraudulent: declining('fraudulent', '0019'),
  pm_card_radarBlock: { ...declining('highest_risk_level', '4954'), isRefusedAtOnce: false },
  pm_card_riskLevelHighest: { ...declining('highest_risk_level', '4954'), isRefusedAtOnce: false },
  pm_card_visa_chargeDeclinedVelocityLimitExceeded: declining('card_velocity_exceeded', '6975'),
  pm_card_chargeCustomerFail: { ...declining('generic_decline', '0341'), isRefusedAtOnce: false },
  pm_card_authenticationRequired: { ...VISA, last4: '3184', approval: 'ALWAYS' },
  pm_card_threeDSecure2Required: { ...VISA, last4: '3220', approval: 'ALWAYS' },
  pm_card_threeDSecureRequired: { ...VISA, last4: '3063', approval: 'ALWAYS' },
  pm_card_authenticationRequiredOnSetup: { ...VISA, last4: '3155', approval: 'UNTIL_APPROVED' },
  pm_card_authenticationRequiredSetupForOffSession: { ...VISA, last4: '3155', approval: 'UNTIL_APPROVED' },
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: {
    ...VISA,
    last4: '3178',
    approval: 'ALWAYS',
    declines: { code: 'card_declined', declineCode: 'insufficient_funds', advice: null },
  },
  pm_card_createDispute: { ...VISA, last4: '0259', disputes: 'fraudulent' },
  pm_card_createDisputeProductNotReceived: { ...VISA, last4: '2685', disputes: 'product_not_received' },
  pm_card_createDisputeInquiry: { ...VISA, last4: '1976', disputes: 'inquiry' },
  pm_card_refundFail: { ...VISA, last4: '5126', refunds: 'FAIL_LATER' },
  pm_card_pendingRefund: { ...VISA, last4: '7726', refunds: 'PEND' },
};

/** Of our own, which the service itself does not have: any refusal, and wallets, which need a phone there. */
const OURS: Readonly<Record<string, (rest: string) => CardManner>> = {
  pm_standin_declines_: (code) => ({ ...declining(code), isRefusedAtOnce: false }),
  pm_standin_hopeless_: (code) => ({ ...declining(code, '0002', 'card_declined', 'do_not_try_again') }),
  pm_standin_later_: (code) => ({ ...declining(code, '0002', 'card_declined', 'try_again_later') }),
  pm_standin_wallet_: (wallet) => ({ ...VISA, wallet: wallet === 'apple_pay' ? 'apple_pay' : 'google_pay' }),
  pm_standin_brand_: (brand) => ({ brand, last4: '4242' }),
};

export function mannerOfToken(token: string): CardManner | undefined {
  const known = TOKENS[token];
  if (known !== undefined) return known;
  const prefix = Object.keys(OURS).find((one) => token.startsWith(one));
  return prefix === undefined ? undefined : OURS[prefix]?.(token.slice(prefix.length));
}

/** Which of the named methods a number typed in a browser is, by its last digits. */
const NUMBERS: Readonly<Record<string, string>> = {
  '4242424242424242': 'pm_card_visa',
  '4000056655665556': 'pm_card_visa_debit',
  '5555555555554444': 'pm_card_mastercard',
  '378282246310005': 'pm_card_amex',
  '6011111111111117': 'pm_card_discover',
  '4000000000000002': 'pm_card_chargeDeclined',
  '4000000000009995': 'pm_card_chargeDeclinedInsufficientFunds',
  '4000000000009987': 'pm_card_chargeDeclinedLostCard',
  '4000000000000069': 'pm_card_chargeDeclinedExpiredCard',
  '4000000000000127': 'pm_card_chargeDeclinedIncorrectCvc',
  '4000000000000119': 'pm_card_chargeDeclinedProcessingError',
  '4000000000000341': 'pm_card_chargeCustomerFail',
  '4000002500003155': 'pm_card_authenticationRequiredOnSetup',
  '4000002760003184': 'pm_card_authenticationRequired',
  '4000000000003220': 'pm_card_threeDSecure2Required',
  '4000008260003178': 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
  '4000000000000259': 'pm_card_createDispute',
  '4000000000005126': 'pm_card_refundFail',
  '4000000000007726': 'pm_card_pendingRefund',
};

export function mannerOfNumber(number: string): CardManner | undefined {
  return TOKENS[NUMBERS[number] ?? ''];
}
