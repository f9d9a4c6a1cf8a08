import { checkoutMessages as messages } from '#shared/messages/checkout.ts';
import type { WalletMoney } from './draw-wallets.ts';
import { type BraintreeClient, openBraintree } from './open-braintree.ts';

/** Apple Pay version 3. */
const APPLE_PAY_VERSION = 3;

type Event = { readonly validationURL: string; readonly payment: { readonly token: unknown } };
type Session = {
  onvalidatemerchant: (event: Event) => void;
  onpaymentauthorized: (event: Event) => void;
  readonly completeMerchantValidation: (answer: unknown) => void;
  readonly completePayment: (status: number) => void;
  readonly abort: () => void;
  readonly begin: () => void;
};
type ApplePaySession = {
  new (version: number, request: object): Session;
  readonly canMakePayments: () => boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
};

/** Apple Pay's button, in browsers that have Apple Pay. */
export async function drawApplePay(
  client: BraintreeClient,
  place: HTMLElement,
  money: WalletMoney,
  onToken: (token: string) => void,
): Promise<() => void> {
  const { ApplePaySession } = window as unknown as { readonly ApplePaySession?: ApplePaySession };
  if (ApplePaySession === undefined || !ApplePaySession.canMakePayments()) return () => undefined;
  const braintree = await openBraintree('apple-pay');
  const applePay = await braintree.applePay.create({ client });
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = messages.applePay;
  button.addEventListener('click', () => {
    const total = { label: document.title, amount: money.decimal };
    const request = applePay.createPaymentRequest({ total, currencyCode: money.currency });
    const session = new ApplePaySession(APPLE_PAY_VERSION, request);
    session.onvalidatemerchant = ({ validationURL }) => {
      const wanted = { validationURL, displayName: location.hostname };
      applePay.performValidation(wanted).then(session.completeMerchantValidation, session.abort);
    };
    const authorize = async (token: unknown) => {
      const { nonce } = await applePay.tokenize({ token });
      session.completePayment(ApplePaySession.STATUS_SUCCESS);
      onToken(nonce);
    };
    session.onpaymentauthorized = ({ payment }) =>
      void authorize(payment.token).catch(() => session.completePayment(ApplePaySession.STATUS_FAILURE));
    session.begin();
  });
  place.append(button);
  return () => button.remove();
}
