import { decimalOf } from '#shared/money/money.ts';
import type { Currency } from '#shared/money/money.ts';
import { drawApplePay } from './draw-apple-pay.ts';
import { drawGooglePay } from './draw-google-pay.ts';
import type { BraintreeClient } from './open-braintree.ts';

export type WalletMoney = { readonly currency: string; readonly decimal: string };

/** The buttons of Apple Pay and Google Pay, where both the account and the browser know them. */
export async function drawWallets(
  client: BraintreeClient,
  place: HTMLElement,
  money: { readonly amount: number; readonly currency: string },
  onToken: (token: string) => void,
): Promise<() => void> {
  const { gatewayConfiguration } = client.getConfiguration();
  const wanted = { currency: money.currency, decimal: decimalOf({ ...money, currency: money.currency as Currency }) };
  const drawn = await Promise.allSettled([
    gatewayConfiguration['applePayWeb'] ? drawApplePay(client, place, wanted, onToken) : undefined,
    gatewayConfiguration['androidPay'] ? drawGooglePay(client, place, wanted, onToken) : undefined,
  ]);
  return () => {
    for (const one of drawn) if (one.status === 'fulfilled') one.value?.();
    place.replaceChildren();
  };
}
