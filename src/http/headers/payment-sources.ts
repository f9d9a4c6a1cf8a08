import type { Config } from '#platform/config/config.ts';
import type { Headers } from './security-headers.ts';
import { securityHeaders } from './security-headers.ts';

/** What a page with a provider's fields may load from it and request of it. */
export type PaymentSources = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connects: readonly string[];
  readonly images: readonly string[];
};

/** Pages on which somebody pays, or is asked by a bank to approve a payment. */
const PAYMENT_PAGES: ReadonlySet<string> = new Set([
  'gift-membership',
  'group-gift-membership',
  'manage-membership',
  'manage-membership-confirmation',
  'plans-branding',
  'publication-custom-domain-settings',
  'settings',
  'settings-custom-domain',
  'update-payment',
]);

const STRIPE_HOST = 'https://js.stripe.com';
const STRIPE: PaymentSources = {
  scripts: [STRIPE_HOST, 'https://*.js.stripe.com'],
  frames: [STRIPE_HOST, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connects: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
};

const PAYPAL = ['https://*.paypal.com', 'https://www.paypalobjects.com'];
const APPROVAL = 'https://*.cardinalcommerce.com';
const GOOGLE_PAY = 'https://pay.google.com';
const BRAINTREE: PaymentSources = {
  scripts: ['https://js.braintreegateway.com', 'https://assets.braintreegateway.com', APPROVAL, GOOGLE_PAY, ...PAYPAL],
  frames: ['https://assets.braintreegateway.com', APPROVAL, GOOGLE_PAY, ...PAYPAL],
  connects: [
    'https://*.braintreegateway.com',
    'https://*.braintree-api.com',
    APPROVAL,
    GOOGLE_PAY,
    'https://google.com/pay',
    ...PAYPAL,
  ],
  images: ['https://assets.braintreegateway.com', 'https://www.gstatic.com', ...PAYPAL],
};

type Providers = Pick<Config, 'stripe' | 'braintree'>;

/** Nothing but on pages with fields of a provider, and only of those that are set up; the sandbox needs nothing. */
export function paymentSources({ stripe, braintree }: Providers, page: string | undefined): PaymentSources | undefined {
  if (page === undefined || !PAYMENT_PAGES.has(page) || (!stripe && !braintree)) return undefined;
  const host = braintree?.host === undefined ? [] : [new URL(braintree.host).origin];
  const used = [
    ...(stripe ? [STRIPE] : []),
    ...(braintree ? [{ ...BRAINTREE, connects: [...BRAINTREE.connects, ...host] }] : []),
  ];
  return {
    scripts: used.flatMap(({ scripts }) => scripts),
    frames: used.flatMap(({ frames }) => frames),
    connects: used.flatMap(({ connects }) => connects),
    images: used.flatMap(({ images }) => images),
  };
}

/** Headers that only such a page has: it may ask the browser for a payment, and PayPal's window may talk to it. */
export function paymentHeaders(sources: PaymentSources | undefined, isHttps: boolean): Headers {
  if (sources === undefined) return {};
  const usual = securityHeaders({ isHttps })['permissions-policy'] ?? '';
  const payment = `payment=(self "${STRIPE_HOST}" "${GOOGLE_PAY}")`;
  return {
    'permissions-policy': usual.replace('payment=()', payment),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}
