import { loadScript } from '../load-script.ts';
import type { CheckoutSetup } from '../payment-answer.ts';

type Fault = { readonly type?: string; readonly message?: string };
type Answer<Name extends string> = Promise<
  { readonly [name in Name]?: { readonly id: string } } & { readonly error?: Fault }
>;

export type StripeElement = {
  readonly mount: (place: HTMLElement) => void;
  readonly destroy: () => void;
  readonly on: (event: 'ready' | 'loaderror', listener: () => void) => unknown;
};

export type StripeElements = {
  readonly create: (type: 'payment', options?: object) => StripeElement;
  readonly update: (options: object) => void;
  readonly submit: () => Promise<{ readonly error?: Fault }>;
};

/** What of Stripe's script is used here. */
export type Stripe = {
  readonly elements: (options: object) => StripeElements;
  readonly createConfirmationToken: (wanted: { readonly elements: StripeElements }) => Answer<'confirmationToken'>;
  readonly handleNextAction: (wanted: { readonly clientSecret: string }) => Promise<{ readonly error?: Fault }>;
};

/** Only from Stripe's own host, as Stripe asks for. */
const SCRIPT = 'https://js.stripe.com/v3/';

let opened: { readonly key: string; readonly stripe: Stripe } | undefined;

/** Stripe's script for our key; fetched with the first need of it. Fails where it does not load. */
export async function openStripe({ publishableKey }: CheckoutSetup): Promise<Stripe> {
  if (publishableKey === null) throw new Error('Stripe has no publishable key');
  if (opened?.key === publishableKey) return opened.stripe;
  await loadScript(SCRIPT);
  const { Stripe } = window as unknown as { readonly Stripe?: (key: string) => Stripe };
  if (Stripe === undefined) throw new Error('Stripe did not start');
  opened = { key: publishableKey, stripe: Stripe(publishableKey) };
  return opened.stripe;
}
