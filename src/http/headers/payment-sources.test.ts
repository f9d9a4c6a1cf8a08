import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';
import { paymentHeaders, paymentSources } from './payment-sources.ts';

const stripe = { secretKey: 'sk', publishableKey: 'pk', webhookSecret: undefined, host: undefined };
const braintree = {
  merchantId: 'm',
  publicKey: 'p',
  privateKey: 'k',
  environment: 'sandbox',
  host: 'http://127.0.0.1:4000/gateway',
} as const;

const policyOf = (config: Parameters<typeof paymentSources>[0], page: string) =>
  contentPolicy({
    scriptHashes: [],
    styleHashes: [],
    frameOrigins: [],
    payment: paymentSources(config, page),
    isFramable: false,
    isHttps: true,
    isDevelopment: false,
  });

test('MEMB-3: the hosts of a provider stand in the policy of pages that take payments, once it is set up', () => {
  const policy = policyOf({ stripe, braintree: undefined }, 'plans-branding');
  expect(policy).toContain("script-src 'self' https://js.stripe.com ");
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
  expect(policy).not.toContain('braintree');
  const both = policyOf({ stripe, braintree }, 'update-payment');
  expect(both).toMatch(/script-src [^;]*https:\/\/js\.braintreegateway\.com/);
  expect(both).toMatch(/connect-src [^;]*http:\/\/127\.0\.0\.1:4000(?:;| )/);
});

test('MEMB-3: other pages, and a site with the sandbox alone, let nobody in', () => {
  const none = policyOf({ stripe: undefined, braintree: undefined }, 'plans-branding');
  for (const page of ['home', 'post', 'plans', 'discount-plans']) {
    expect(policyOf({ stripe, braintree }, page), page).toBe(none);
  }
  expect(paymentHeaders(paymentSources({ stripe, braintree }, 'home'), true)).toEqual({});
});

test('MEMB-3: a page that takes payments may ask the browser for one, and knows the window that it opened', () => {
  const headers = paymentHeaders(paymentSources({ stripe, braintree }, 'plans-branding'), true);
  expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com"');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});
