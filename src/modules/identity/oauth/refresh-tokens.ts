import type { Scope } from '#shared/identity/scopes.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import type { OAuthApp } from './app.ts';
import { issueTokens } from './issue-tokens.ts';
import { deleteGrants, markTokenUsed } from './oauth.store.ts';
import { readScopes } from './read-authorization.ts';
import { invalidGrant, type TokenOutcome } from './token-outcome.ts';

const FIND = `
  select t.grant_id as "grantId", t.scopes, t.expires_at as "expiresAt", t.used_at as "usedAt", g.app_id as "appId",
    g.expires_at as "grantExpiresAt", p.state
  from oauth_token t join oauth_grant g on g.id = t.grant_id join person p on p.id = g.person_id
  where t.token_hash = $1 and t.kind = 'refresh' for update of t`;

type RefreshRow = {
  readonly grantId: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly appId: string;
  readonly grantExpiresAt: Date;
  readonly state: string;
};

/**
 * Gives new tokens for a refresh token, which is worth nothing from then on (OAuth 2.1, 4.3.1). One that
 * comes again is in two hands: everything that came of the same permission ends.
 */
export function refreshTokens(
  context: CommandContext,
  app: OAuthApp,
  given: { readonly refreshToken: string; readonly scope: string | undefined },
): Promise<TokenOutcome> {
  return withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const now = clock.now();
    const tokenHash = hashOfToken(given.refreshToken);
    const [row] = await database.query<RefreshRow>('oauth_refresh_find', FIND, [tokenHash]);
    if (row === undefined || row.appId !== app.id) return invalidGrant;
    if (row.usedAt !== null) {
      await deleteGrants(database, { grantId: row.grantId });
      return invalidGrant;
    }
    // Who is suspended may still read: their tokens go on, and may no more than they.
    if (row.expiresAt <= now || (row.state !== 'active' && row.state !== 'suspended')) return invalidGrant;
    const scopes = given.scope === undefined ? row.scopes : readScopes(given.scope);
    if (scopes === undefined || scopes.some((scope) => !row.scopes.includes(scope))) {
      return { ok: false, error: 'invalid_scope' };
    }
    await markTokenUsed(database, tokenHash, now);
    const { grantId, grantExpiresAt } = row;
    return await issueTokens(inside, { grantId, scopes, allowed: row.scopes, grantExpiresAt });
  });
}
