import { loadScript } from '../load-script.ts';
import type { WalletMoney } from './draw-wallets.ts';
import { type BraintreeClient, openBraintree } from './open-braintree.ts';

type PaymentsClient = {
  readonly isReadyToPay: (wanted: object) => Promise<{ readonly result: boolean }>;
  readonly loadPaymentData: (wanted: object) => Promise<unknown>;
  readonly createButton: (options: object) => HTMLElement;
};
type Google = { readonly payments: { readonly api: { PaymentsClient: new (options: object) => PaymentsClient } } };
type Request = { readonly allowedPaymentMethods?: unknown };

const SCRIPT = 'https://pay.google.com/gp/p/js/pay.js';

/** Google Pay's button, where the browser has a card for it. */
export async function drawGooglePay(
  client: BraintreeClient,
  place: HTMLElement,
  money: WalletMoney,
  onToken: (token: string) => void,
): Promise<() => void> {
  const [braintree] = await Promise.all([openBraintree('google-payment'), loadScript(SCRIPT)]);
  const { google } = window as unknown as { readonly google?: Google };
  if (google === undefined) throw new Error('Google Pay did not start');
  const isLive = client.getConfiguration().gatewayConfiguration['environment'] === 'production';
  const payments = new google.payments.api.PaymentsClient({ environment: isLive ? 'PRODUCTION' : 'TEST' });
  const component = await braintree.googlePayment.create({ client, googlePayVersion: 2 });
  const request: Request = await component.createPaymentDataRequest({
    transactionInfo: { currencyCode: money.currency, totalPriceStatus: 'FINAL', totalPrice: money.decimal },
  });
  const asked = { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: request.allowedPaymentMethods };
  if (!(await payments.isReadyToPay(asked)).result) return () => undefined;
  const button = payments.createButton({
    onClick: () =>
      payments
        .loadPaymentData(request)
        .then((answer) => component.parseResponse(answer))
        // Whoever closes the window of Google Pay has chosen another way.
        .then(
          ({ nonce }) => onToken(nonce),
          () => undefined,
        ),
  });
  place.append(button);
  return () => button.remove();
}
