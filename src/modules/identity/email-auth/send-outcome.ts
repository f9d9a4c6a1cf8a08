import { notFound } from '#modules/ground/refusals.ts';
import { emailAuthMessages as messages } from '#shared/messages/email-auth.ts';

/** What asking for a code comes to. */
export type SendOutcome =
  | { readonly type: 'SusiMethod'; readonly value: 'email' }
  | { readonly type: 'BadRequest' | 'FailedChallenge' | 'NotFound'; readonly message: string }
  | {
      readonly type: 'RateLimited' | 'TooManyRequests';
      readonly message: string;
      /** Seconds. */
      readonly retryAfter: number;
    };

export const sent: SendOutcome = { type: 'SusiMethod', value: 'email' };
export const failedChallenge: SendOutcome = { type: 'FailedChallenge', message: messages.failedChallenge };
export const unrecognized: SendOutcome = notFound(messages.unrecognizedEmail);

export function badRequest(message: string): SendOutcome {
  return { type: 'BadRequest', message };
}

/** For a network, or everybody, that asked too often. */
export function tooMany(retryAfter: number): SendOutcome {
  return { type: 'TooManyRequests', message: messages.tooManyRequests, retryAfter };
}
