import { resultMessages } from '#shared/messages/results.ts';

/** Too often for now: a rule of the product, with when to come again (rule 148). Seconds. */
export type Busy = { readonly type: 'RateLimited'; readonly message: string; readonly retryAfter: number };

export function busy(retryAfter: number): Busy {
  return { type: 'RateLimited', message: resultMessages.rateLimited, retryAfter };
}
