import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BraintreeWorld, isOwnSandbox, startBraintreeWorld, usd } from '#test/support/braintree-world.ts';

let world: BraintreeWorld;
let customer: string;
beforeAll(async () => {
  world = await startBraintreeWorld();
  customer = await world.customer();
});
afterAll(() => world.close());

const DECLINED = 'CARD_DECLINED';

/** The documentation's list of authorization responses: code, our reason, whether it is a soft decline. */
const CODES = [
  ['2000', DECLINED, true],
  ['2001', 'INSUFFICIENT_FUNDS', true],
  ['2002', 'INSUFFICIENT_FUNDS', true],
  ['2003', 'INSUFFICIENT_FUNDS', true],
  ['2004', 'EXPIRED_CARD', false],
  ['2005', 'INCORRECT_NUMBER', false],
  ['2006', 'EXPIRED_CARD', false],
  ['2007', 'INCORRECT_NUMBER', false],
  ['2008', 'INCORRECT_NUMBER', false],
  ['2009', 'INCORRECT_NUMBER', false],
  ['2010', 'INCORRECT_CVC', false],
  ...['2011', '2012', '2013', '2014', '2015'].map((code) => [code, DECLINED, false] as const),
  ['2016', 'TRY_LATER', true],
  ['2017', 'METHOD_GONE', false],
  ['2018', 'METHOD_GONE', false],
  ...['2019', '2020', '2021'].map((code) => [code, DECLINED, false] as const),
  ['2022', 'EXPIRED_CARD', false],
  ['2023', DECLINED, false],
  ['2024', DECLINED, false],
  ['2025', 'TRY_LATER', true],
  ['2026', 'TRY_LATER', true],
  ...['2027', '2028', '2029', '2030', '2031', '2032', '2033'].map((code) => [code, DECLINED, false] as const),
  ['2034', 'TRY_LATER', true],
  ['2035', DECLINED, true],
  ['2036', DECLINED, false],
  ['2037', DECLINED, false],
  ['2038', DECLINED, true],
  ['2039', DECLINED, false],
  ['2040', 'TRY_LATER', true],
  ['2041', DECLINED, false],
  ['2042', 'TRY_LATER', true],
  ...['2043', '2044', '2045'].map((code) => [code, DECLINED, false] as const),
  ['2046', DECLINED, true],
  ['2047', DECLINED, false],
  ['2048', DECLINED, true],
  ['2049', DECLINED, false],
  ['2050', DECLINED, false],
  ['2051', 'INCORRECT_NUMBER', false],
  ['2053', DECLINED, false],
  ['2057', DECLINED, true],
  ['2059', 'INCORRECT_POSTAL_CODE', false],
  ['2060', 'INCORRECT_POSTAL_CODE', false],
  ['2062', DECLINED, true],
  ['2064', DECLINED, false],
  ['2070', 'METHOD_GONE', false],
  ['2074', DECLINED, false],
  ['2077', DECLINED, false],
  ['2086', 'INSUFFICIENT_FUNDS', false],
  ['2093', 'METHOD_GONE', false],
  ['2099', 'APPROVAL_NEEDED', true],
  ['2101', 'APPROVAL_NEEDED', true],
  ['2102', DECLINED, true],
  ['2104', DECLINED, true],
  ['2105', 'TRY_LATER', true],
  ['2106', 'TRY_LATER', true],
  ['2107', DECLINED, false],
  ['2108', 'METHOD_GONE', false],
  ['2109', DECLINED, true],
  ['2999', DECLINED, true],
  ['3000', 'TRY_LATER', true],
] as const;

describe('a bank declines', () => {
  test.each(CODES)('MEMB-3 CORE-4: %s is %s, worth another try: %s', async (code, reason, isWorthAnotherTry) => {
    const outcome = await world.charge({ customer, money: usd(Number(code) * 100) });
    expect(outcome).toEqual({ state: 'DECLINED', reason, code, isWorthAnotherTry });
  });

  test.skipIf(isOwnSandbox)('MEMB-3: a PayPal order that was there before is asked for and not declined', async () => {
    const method = { token: 'fake-paypal-billing-agreement-nonce' };
    expect(await world.charge({ customer, method, money: usd(206_900) })).toEqual({ state: 'UNKNOWN' });
  });
});

describe('the gateway refuses', () => {
  test.each([
    ['fake-processor-declined-visa-nonce', 'CARD_DECLINED', '2000', true],
    ['fake-processor-declined-mastercard-nonce', 'CARD_DECLINED', '2000', true],
    ['fake-processor-declined-amex-nonce', 'CARD_DECLINED', '2000', true],
    ['fake-processor-declined-discover-nonce', 'CARD_DECLINED', '2000', true],
    ['fake-gateway-rejected-fraud-nonce', 'CARD_DECLINED', 'fraud', false],
    ['fake-gateway-rejected-risk-thresholds-nonce', 'CARD_DECLINED', 'risk_threshold', false],
    ['fake-consumed-nonce', 'METHOD_GONE', 'nonce_consumed', false],
    ['fake-unheard-of-nonce', 'METHOD_GONE', 'nonce_unknown', false],
    ['../../customers', 'METHOD_GONE', 'nonce_unknown', false],
    ['', 'METHOD_GONE', 'nonce_unknown', false],
  ] as const)('MEMB-3 CORE-4: %s is %s (%s)', async (token, reason, code, isWorthAnotherTry) => {
    const outcome = await world.charge({ customer, method: { token } });
    if (!isOwnSandbox) expect(outcome).toEqual({ state: 'DECLINED', reason, code, isWorthAnotherTry });
    expect(outcome).toMatchObject({ state: 'DECLINED', reason });
  });

  test('MEMB-3: an incomplete application of ours is tried again', async () => {
    const outcome = await world.charge({ customer, money: usd(500_100) });
    expect(outcome).toEqual({
      state: 'DECLINED',
      reason: 'TRY_LATER',
      code: 'application_incomplete',
      isWorthAnotherTry: true,
    });
  });

  test('MEMB-3: a customer that is not kept has no method either', async () => {
    const outcome = await world.charge({ customer: 'person-nobody' });
    expect(outcome).toEqual({ state: 'DECLINED', reason: 'METHOD_GONE', code: '91510', isWorthAnotherTry: false });
  });
});

describe('3-D Secure', () => {
  const SHIFTED = [
    'fake-three-d-secure-visa-full-authentication-nonce',
    'fake-three-d-secure-two-visa-successful-frictionless-authentication-nonce',
    'fake-three-d-secure-two-visa-successful-step-up-authentication-nonce',
    'fake-three-d-secure-visa-attempts-non-participating-nonce',
  ];
  const NOT_POSSIBLE = [
    'fake-three-d-secure-visa-lookup-timeout-nonce',
    'fake-three-d-secure-visa-not-enrolled-nonce',
    'fake-three-d-secure-visa-unavailable-nonce',
    'fake-three-d-secure-visa-bypassed-authentication-nonce',
    'fake-three-d-secure-two-visa-error-on-lookup-nonce',
    'fake-three-d-secure-two-visa-timeout-on-lookup-nonce',
  ];
  const REFUSED = [
    'fake-three-d-secure-visa-failed-authentication-nonce',
    'fake-three-d-secure-visa-failed-signature-nonce',
  ];

  test.each([...SHIFTED, ...NOT_POSSIBLE])('MEMB-3: %s goes through', async (token) => {
    expect(await world.charge({ customer, method: { token } })).toMatchObject({ state: 'SUCCEEDED' });
  });

  test.each(REFUSED)('MEMB-3 CORE-4: %s is refused before any money moves', async (token) => {
    const outcome = await world.charge({ customer, method: { token } });
    expect(outcome).toMatchObject({ state: 'DECLINED', reason: 'APPROVAL_REFUSED', isWorthAnotherTry: false });
    const kept = await world.provider.keepMethod({ intentId: crypto.randomUUID(), customer, token });
    expect(kept).toEqual(outcome);
  });
});
