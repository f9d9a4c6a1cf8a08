import { loadScript } from '../load-script.ts';

/** Pinned, as Braintree asks for; a change of it is looked at. */
const SCRIPTS = 'https://js.braintreegateway.com/web/3.144.0/js';

/** 3-D Secure version 2. */
export const THREE_D_SECURE_VERSION = 2;

export type Component = { readonly teardown?: () => Promise<void> };

export type HostedFields = Component & {
  readonly tokenize: () => Promise<Tokenized>;
  readonly on: (event: 'inputSubmitRequest', listener: () => void) => void;
};
export type Tokenized = { readonly nonce: string; readonly details?: { readonly bin?: string } };

export type ThreeDSecure = Component & {
  readonly verifyCard: (wanted: {
    readonly nonce: string;
    readonly bin: string | undefined;
    readonly amount: string;
    readonly challengeRequested?: boolean;
    readonly onLookupComplete: (data: object, next: () => void) => void;
  }) => Promise<{ readonly nonce: string }>;
};

export type PaypalCheckout = Component & {
  readonly loadPayPalSDK: (options: object) => Promise<unknown>;
  readonly createPayment: (options: object) => Promise<string>;
  readonly tokenizePayment: (agreed: object) => Promise<{ readonly nonce: string }>;
};

export type BraintreeClient = {
  readonly getConfiguration: () => { readonly gatewayConfiguration: Readonly<Record<string, unknown>> };
};

type Made<Part> = { readonly create: (options: object) => Promise<Part> };

/** What of Braintree's scripts is used here. */
export type Braintree = {
  readonly client: Made<BraintreeClient>;
  readonly hostedFields: Made<HostedFields>;
  readonly threeDSecure: Made<ThreeDSecure>;
  readonly paypalCheckout: Made<PaypalCheckout>;
  readonly applePay: Made<ApplePay>;
  readonly googlePayment: Made<GooglePayment>;
};

export type ApplePay = Component & {
  readonly createPaymentRequest: (request: object) => object;
  readonly performValidation: (wanted: object) => Promise<unknown>;
  readonly tokenize: (wanted: object) => Promise<{ readonly nonce: string }>;
};

export type GooglePayment = Component & {
  readonly createPaymentDataRequest: (request: object) => Promise<object>;
  readonly parseResponse: (answer: unknown) => Promise<{ readonly nonce: string }>;
};

/** Braintree's scripts for the parts that are wanted, such as `hosted-fields`; each is fetched once. */
export async function openBraintree(...parts: readonly string[]): Promise<Braintree> {
  await Promise.all(parts.map((part) => loadScript(`${SCRIPTS}/${part}.min.js`)));
  const { braintree } = window as unknown as { readonly braintree?: Braintree };
  if (braintree === undefined) throw new Error('Braintree did not start');
  return braintree;
}
