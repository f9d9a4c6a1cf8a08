import type { ErrorBody } from './api-fault.ts';
import type { Refusal } from './cards.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  authentication_required: 'Your card was declined. This transaction requires authentication.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  insufficient_funds: 'Your card has insufficient funds.',
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
};

/** The error of a refused card, as it stands in answers and in intents. */
export function cardError({ code, declineCode, advice }: Refusal): ErrorBody & { readonly type: 'card_error' } {
  return {
    type: 'card_error',
    code,
    doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
    message: MESSAGES[declineCode ?? code] ?? 'Your card was declined.',
    ...(declineCode !== null && { decline_code: declineCode }),
    ...(advice !== null && { advice_code: advice }),
  };
}

/** What stands in an intent after the person did not approve. */
export function approvalError(kind: 'payment' | 'setup'): ErrorBody & { readonly type: 'invalid_request_error' } {
  const code = `${kind}_intent_authentication_failure`;
  return {
    type: 'invalid_request_error',
    code,
    doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
    message: 'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new one.',
  };
}
