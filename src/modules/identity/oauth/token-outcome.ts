import type { Scope } from '#shared/identity/scopes.ts';

/** What the token endpoint answers (OAuth 2.1, 3.2.3 and 3.2.4). */
export type TokenOutcome =
  | {
      readonly ok: true;
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly expiresInSeconds: number;
      readonly scopes: readonly Scope[];
    }
  | { readonly ok: false; readonly error: 'invalid_grant' | 'invalid_scope' };

export const invalidGrant: TokenOutcome = { ok: false, error: 'invalid_grant' };
