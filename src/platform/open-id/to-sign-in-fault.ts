import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { OutboundError } from '../outbound/outbound-error.ts';
import { SignInFault } from './sign-in-fault.ts';

/** How the providers say that the person closed their page: the standard's word and Apple's. */
const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login']);
const UNAVAILABLE = new Set(['server_error', 'temporarily_unavailable']);

/** Sorts any failure of an exchange into one of the four kinds. */
export function toSignInFault(error: unknown): SignInFault {
  if (error instanceof SignInFault) return error;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutboundError) return new SignInFault('unavailable', cause.message, error);
    if (cause instanceof AuthorizationResponseError || cause instanceof ResponseBodyError) {
      if (CANCELLED.has(cause.error)) return new SignInFault('cancelled', cause.error, error);
      const isAway = UNAVAILABLE.has(cause.error) || ('status' in cause && cause.status >= 500);
      return new SignInFault(isAway ? 'unavailable' : 'refused', cause.error.slice(0, 100), error);
    }
    if (statusOf(cause) >= 500) return new SignInFault('unavailable', `status ${statusOf(cause)}`, error);
  }
  return new SignInFault('untrusted', error instanceof Error ? error.message.slice(0, 200) : 'unknown', error);
}

/** The error for an unreadable answer carries the answer itself as its cause. */
function statusOf(error: Error): number {
  return error.cause instanceof Response ? error.cause.status : 0;
}
