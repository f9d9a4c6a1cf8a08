import type { BraintreeClient } from '#platform/payments/braintree-client.ts';
import type { Declined, TurnedAway } from '#modules/money/payments/payment-outcomes.ts';
import { askBraintree } from './ask-braintree.ts';
import { nonceShape } from './braintree-shapes.ts';

/**
 * Looks at a nonce before money moves on it. The browser asks for 3-D Secure and sends the nonce whatever came of it;
 * where the bank would have taken the risk and the person did not approve, it does not pass. Undefined lets it through.
 */
export async function checkApproval(
  client: BraintreeClient,
  token: string,
): Promise<Declined | TurnedAway | { readonly state: 'UNKNOWN' } | undefined> {
  const asked = await askBraintree(async () => nonceShape.parse(await client.paymentMethodNonce.find(token)));
  if (asked === 'NOT_FOUND') return refuse('METHOD_GONE', 'nonce_unknown');
  if (typeof asked === 'string') return { state: asked };
  const { consumed, threeDSecureInfo } = asked.answer;
  if (consumed) return refuse('METHOD_GONE', 'nonce_consumed');
  if (!threeDSecureInfo?.liabilityShiftPossible || threeDSecureInfo.liabilityShifted) return undefined;
  return refuse('APPROVAL_REFUSED', threeDSecureInfo.status ?? 'liability_not_shifted');
}

function refuse(reason: Declined['reason'], code: string): Declined {
  return { state: 'DECLINED', reason, code, isWorthAnotherTry: false };
}
