import { openBraintree, type BraintreeClient } from './open-braintree.ts';

type PaypalButtons = { readonly render: (place: HTMLElement) => Promise<void>; readonly close?: () => Promise<void> };
type Paypal = { readonly Buttons: (options: object) => PaypalButtons };

/** PayPal's own button: an agreement for later payments too. `onToken` gets what stands for it. */
export async function drawPaypal(
  client: BraintreeClient,
  place: HTMLElement,
  currency: string,
  onToken: (token: string) => void,
): Promise<() => void> {
  const braintree = await openBraintree('paypal-checkout');
  const checkout = await braintree.paypalCheckout.create({ client });
  await checkout.loadPayPalSDK({ currency, vault: true, intent: 'tokenize' });
  const { paypal } = window as unknown as { readonly paypal?: Paypal };
  if (paypal === undefined) throw new Error('PayPal did not start');
  const buttons = paypal.Buttons({
    createBillingAgreement: () => checkout.createPayment({ flow: 'vault', currency }),
    onApprove: async (agreed: object) => onToken((await checkout.tokenizePayment(agreed)).nonce),
  });
  await buttons.render(place);
  return () => {
    void buttons.close?.();
    void checkout.teardown?.();
    place.replaceChildren();
  };
}
