import type { Scope } from '#shared/identity/scopes.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { ACCESS_LIFETIME, prefixes, REFRESH_LIFETIME } from './oauth-rules.ts';
import { insertTokens } from './oauth.store.ts';
import type { TokenOutcome } from './token-outcome.ts';

/** Gives out an access token and the refresh token behind it; neither outlives what was allowed. */
export async function issueTokens(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  grant: {
    readonly grantId: string;
    /** What this access token may do. */
    readonly scopes: readonly Scope[];
    /** What was allowed: the refresh token keeps it. */
    readonly allowed: readonly Scope[];
    readonly grantExpiresAt: Date;
  },
): Promise<TokenOutcome> {
  const now = clock.now().getTime();
  const end = (lifetime: number): Date => new Date(Math.min(now + lifetime, grant.grantExpiresAt.getTime()));
  const accessToken = prefixes.access + createToken();
  const refreshToken = prefixes.refresh + createToken();
  const expiresAt = end(ACCESS_LIFETIME);
  const row = { grant_id: grant.grantId, used_at: null };
  await insertTokens(database, [
    { ...row, token_hash: hashOfToken(accessToken), kind: 'access', scopes: [...grant.scopes], expires_at: expiresAt },
    {
      ...row,
      token_hash: hashOfToken(refreshToken),
      kind: 'refresh',
      scopes: [...grant.allowed],
      expires_at: end(REFRESH_LIFETIME),
    },
  ]);
  const expiresInSeconds = Math.floor((expiresAt.getTime() - now) / 1_000);
  return { ok: true, accessToken, refreshToken, expiresInSeconds, scopes: grant.scopes };
}
