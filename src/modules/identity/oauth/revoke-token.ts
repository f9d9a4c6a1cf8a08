import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import type { OAuthApp } from './app.ts';
import { deleteGrants, deleteToken } from './oauth.store.ts';

const FIND = `
  select t.grant_id as "grantId", t.kind from oauth_token t join oauth_grant g on g.id = t.grant_id
  where t.token_hash = $1 and g.app_id = $2`;

/**
 * Ends a token that an app gives back (RFC 7009): an access token alone, a refresh token with all that
 * came of the same permission. One that is not this app's is left as it is, and nobody is told.
 */
export async function revokeToken(context: CommandContext, app: OAuthApp, token: string): Promise<void> {
  await withTransaction(context, async ({ database }) => {
    const tokenHash = hashOfToken(token);
    const found = await database.query<{ grantId: string; kind: 'access' | 'refresh' }>('oauth_revoke_find', FIND, [
      tokenHash,
      app.id,
    ]);
    const [row] = found;
    if (row === undefined) return;
    if (row.kind === 'refresh') await deleteGrants(database, { grantId: row.grantId });
    else await deleteToken(database, tokenHash);
  });
}
