import { createHash } from 'node:crypto';
import { isSameText } from '#platform/secrets/is-same-text.ts';
import type { Scope } from '#shared/identity/scopes.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import type { OAuthApp } from './app.ts';
import { issueTokens } from './issue-tokens.ts';
import { deleteGrants, markCodeUsed } from './oauth.store.ts';
import { invalidGrant, type TokenOutcome } from './token-outcome.ts';

const FIND = `
  select c.grant_id as "grantId", c.redirect_address as "redirectAddress", c.challenge, c.expires_at as "expiresAt",
    c.used_at as "usedAt", g.app_id as "appId", g.scopes, g.expires_at as "grantExpiresAt", p.state
  from oauth_code c join oauth_grant g on g.id = c.grant_id join person p on p.id = g.person_id
  where c.code_hash = $1 for update of c`;

type CodeRow = {
  readonly grantId: string;
  readonly redirectAddress: string;
  readonly challenge: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly appId: string;
  readonly scopes: readonly Scope[];
  readonly grantExpiresAt: Date;
  readonly state: string;
};

/** RFC 7636, 4.1. */
const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/;

/**
 * Gives tokens for a code, once, within 60 seconds, to the app that it was made for, with the address
 * and the proof of its request (OAuth 2.1, 4.1.3). A code that comes twice was stolen: what came of it ends.
 */
export function exchangeCode(
  context: CommandContext,
  app: OAuthApp,
  given: { readonly code: string; readonly redirectAddress: string; readonly verifier: string },
): Promise<TokenOutcome> {
  return withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const now = clock.now();
    const codeHash = hashOfToken(given.code);
    const [row] = await database.query<CodeRow>('oauth_code_find', FIND, [codeHash]);
    // Another app's: it learns nothing, and can spoil nothing.
    if (row === undefined || row.appId !== app.id) return invalidGrant;
    if (row.usedAt !== null) {
      await deleteGrants(database, { grantId: row.grantId });
      return invalidGrant;
    }
    await markCodeUsed(database, codeHash, now);
    const isGood =
      row.expiresAt > now &&
      row.state === 'active' &&
      row.redirectAddress === given.redirectAddress &&
      isProof(given.verifier, row.challenge);
    if (!isGood) {
      await deleteGrants(database, { grantId: row.grantId });
      return invalidGrant;
    }
    const { grantId, scopes, grantExpiresAt } = row;
    return await issueTokens(inside, { grantId, scopes, allowed: scopes, grantExpiresAt });
  });
}

function isProof(verifier: string, challenge: string): boolean {
  if (!VERIFIER.test(verifier)) return false;
  return isSameText(createHash('sha256').update(verifier).digest('base64url'), challenge);
}
