import type { BraintreeClient } from '#platform/payments/braintree-client.ts';
import { askBraintree } from './ask-braintree.ts';
import { keptNonceShape } from './braintree-shapes.ts';

/**
 * A nonce of a kept card with the first digits of its number, as 3-D Secure in the browser wants both: `NONCE BIN`. Null
 * where none can be had.
 */
export async function approvalBefore(client: BraintreeClient, method: string): Promise<string | null> {
  const asked = await askBraintree(async () => keptNonceShape.parse(await client.paymentMethodNonce.create(method)));
  if (typeof asked === 'string') return null;
  const { nonce, details } = asked.answer.paymentMethodNonce;
  return `${nonce} ${details?.bin ?? ''}`.trim();
}
