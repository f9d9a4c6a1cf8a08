import type { ProviderOperation } from './provider-name.ts';

/** Why nobody was signed in or connected; the texts are in `messages/providers.ts`. */
export type ProviderError =
  | 'ACCOUNT_TAKEN'
  | 'ALREADY_CONNECTED'
  | 'CANCELLED'
  | 'EMAIL_MISSING'
  | 'EMAIL_TAKEN'
  | 'EMAIL_UNPROVEN'
  | 'INVITATION_NEEDED'
  | 'NON_MEMBER'
  | 'NOT_OFFERED'
  | 'REFUSED'
  | 'REGISTRATION_CLOSED'
  | 'SIGN_IN_FIRST'
  | 'SIGN_UP_BLOCKED'
  | 'SITE_AT_REST'
  | 'STALE'
  | 'STEP_UP'
  | 'TOO_MANY'
  | 'UNAVAILABLE'
  | 'UNKNOWN'
  | 'UNTRUSTED';

export type ProviderFailure = {
  readonly kind: 'failed';
  readonly error: ProviderError;
  readonly operation: ProviderOperation;
  readonly redirect: string;
};

export type ProviderOutcome =
  /** Goes on at `/m/callback/authenticate`. */
  | {
      readonly kind: 'proven';
      readonly token: string;
      readonly operation: 'login' | 'register';
      readonly entry?: string | undefined;
    }
  | { readonly kind: 'connected'; readonly redirect: string }
  | ProviderFailure;
