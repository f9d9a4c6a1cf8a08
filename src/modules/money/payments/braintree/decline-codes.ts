import type { DeclineReason } from '#modules/money/payments/payment-outcomes.ts';

/**
 * What the person can do about a code of the processor; all others from 2000 to 2999 are `CARD_DECLINED`
 * (Braintree's list of authorization responses).
 */
const REASONS: Readonly<Record<string, DeclineReason>> = {
  2001: 'INSUFFICIENT_FUNDS',
  2002: 'INSUFFICIENT_FUNDS',
  2003: 'INSUFFICIENT_FUNDS',
  2004: 'EXPIRED_CARD',
  2005: 'INCORRECT_NUMBER',
  2006: 'EXPIRED_CARD',
  2007: 'INCORRECT_NUMBER',
  2008: 'INCORRECT_NUMBER',
  2009: 'INCORRECT_NUMBER',
  2010: 'INCORRECT_CVC',
  2016: 'TRY_LATER',
  2017: 'METHOD_GONE',
  2018: 'METHOD_GONE',
  2022: 'EXPIRED_CARD',
  2025: 'TRY_LATER',
  2026: 'TRY_LATER',
  2034: 'TRY_LATER',
  2040: 'TRY_LATER',
  2042: 'TRY_LATER',
  2051: 'INCORRECT_NUMBER',
  2059: 'INCORRECT_POSTAL_CODE',
  2060: 'INCORRECT_POSTAL_CODE',
  2070: 'METHOD_GONE',
  2086: 'INSUFFICIENT_FUNDS',
  2093: 'METHOD_GONE',
  2099: 'APPROVAL_NEEDED',
  2101: 'APPROVAL_NEEDED',
  2105: 'TRY_LATER',
  2106: 'TRY_LATER',
  2108: 'METHOD_GONE',
  3000: 'TRY_LATER',
};

const SOFT = new Set(
  '2000 2001 2002 2003 2016 2025 2026 2034 2035 2038 2040 2042 2046 2048 2057 2062 2078 2080 2092 2099 2101 2102 2103 2104 2105 2106'.split(
    ' ',
  ),
);

/** All codes from here on are one soft decline. */
const FIRST_UNLISTED = 2109;

export function reasonOfCode(code: string): DeclineReason {
  return REASONS[code] ?? 'CARD_DECLINED';
}

/** Whether Braintree's list calls a decline soft, for answers that do not say so themselves. */
export function isSoftCode(code: string): boolean {
  return SOFT.has(code) || Number(code) >= FIRST_UNLISTED;
}

/** Why the gateway itself refused, before or after the bank was asked. */
export const GATEWAY_REASONS: Readonly<Record<string, DeclineReason>> = {
  application_incomplete: 'TRY_LATER',
  avs: 'INCORRECT_POSTAL_CODE',
  avs_and_cvv: 'INCORRECT_CVC',
  cvv: 'INCORRECT_CVC',
  fraud: 'CARD_DECLINED',
  risk_threshold: 'CARD_DECLINED',
  three_d_secure: 'APPROVAL_REFUSED',
  token_issuance: 'METHOD_GONE',
};

/** Validation errors that a person can cause; all others are a fault of ours. */
const VALIDATIONS: Readonly<Partial<Record<DeclineReason, string>>> = {
  // Nonces that were used, never were or are locked, and methods and customers that are no longer kept.
  METHOD_GONE:
    '91564 91565 91566 91731 91732 91733 92907 92908 92909 93107 93108 93109 93504 93505 93506 91518 91516 91510 93102 93103 93105 91579 92911',
  CARD_DECLINED: '81509 81703 81750 83518 91517 91567 91569 91577 91734 915101 82902 82904',
  INCORRECT_NUMBER: '81714 81715 81716 81717',
  INCORRECT_CVC: '81706 81707 81736',
  INCORRECT_POSTAL_CODE: '81737 81808 81809 81813 81828 91826',
  EXPIRED_CARD: '81709 81710 81711 81712 81713',
  TRY_LATER: '92910',
};

const REASON_OF_VALIDATION = new Map(
  Object.entries(VALIDATIONS).flatMap(([reason, codes]) =>
    codes.split(' ').map((code) => [code, reason as DeclineReason]),
  ),
);

export function reasonOfValidation(code: string): DeclineReason | undefined {
  return REASON_OF_VALIDATION.get(code);
}
