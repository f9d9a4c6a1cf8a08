import { decimalOf, type Currency } from '#shared/money/money.ts';
import type { CheckoutSetup } from '../payment-answer.ts';
import { openBraintree, THREE_D_SECURE_VERSION } from './open-braintree.ts';

/**
 * Lets the bank ask the owner of a card that is kept; `secret` is a nonce of it and the first digits of its number.
 * Answers the token that stands for what came of it, on which the server acts, a refusal too.
 */
export async function approveKept(
  setup: CheckoutSetup,
  secret: string,
  money: { readonly amount: number; readonly currency: string },
): Promise<string> {
  const [nonce = '', bin] = secret.split(' ');
  const braintree = await openBraintree('client', 'three-d-secure');
  const client = await braintree.client.create({ authorization: setup.clientToken });
  const secure = await braintree.threeDSecure.create({ client, version: THREE_D_SECURE_VERSION });
  try {
    const amount = decimalOf({ ...money, currency: money.currency as Currency });
    const onLookupComplete = (_data: object, next: () => void) => next();
    return (await secure.verifyCard({ nonce, bin, amount, onLookupComplete })).nonce;
  } finally {
    await secure.teardown?.();
  }
}
