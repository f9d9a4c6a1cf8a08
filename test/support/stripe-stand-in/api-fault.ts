import type { Stripe } from 'stripe';

/** The body of an error as Stripe writes it. */
export type ErrorBody = Partial<Omit<Stripe.PaymentIntent.LastPaymentError, 'type'>> & {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly request_log_url?: string;
};

/** An answer that is an error. `isSaved` as its idempotency key will answer with it again. */
export class ApiFault extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly isSaved: boolean;

  constructor(status: number, body: ErrorBody, isSaved = true) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.isSaved = isSaved;
  }
}

export function missing(name: string, id: string, param: string, status = 404): ApiFault {
  return new ApiFault(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
    message: `No such ${name}: '${id}'`,
    param,
  });
}

/** Refused before the endpoint begins, which no idempotency key remembers. */
export function invalid(param: string, code: string, message: string): ApiFault {
  return new ApiFault(400, { type: 'invalid_request_error', code, param, message }, false);
}

/** Refused by what stands there; some of these have no code. */
export function refused(message: string, more: { readonly code?: string; readonly param?: string } = {}): ApiFault {
  return new ApiFault(400, { type: 'invalid_request_error', message, ...more });
}
