import { resultMessages } from '#shared/messages/results.ts';
import { tokenMessages as messages } from '#shared/messages/tokens.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { CODE_LIFETIME, GRANT_LIFETIME, prefixes } from './oauth-rules.ts';
import { insertCode, insertGrant } from './oauth.store.ts';
import { readAuthorization } from './read-authorization.ts';
import { withAnswer } from './redirect-address.ts';

/** Own judgement: what is allowed is kept for a year, used or not. */
const RULE = { most: 60, windowSeconds: 3_600 } as const;

export type AuthorizationOutcome = { readonly type: 'AuthorizationDecision'; readonly redirectTo: string } | BadRequest;

/**
 * Allows an app what it asks for, or refuses it, for the viewer in a whole session of their own; the
 * answer is where the browser goes. The request is read anew, so that nothing but it is ever allowed.
 */
export async function decideAuthorization(
  context: CommandContext,
  input: { readonly query: string; readonly isAllowed: boolean },
): Promise<AuthorizationOutcome> {
  const { personId } = mustOwnAccount(context);
  const { clock, config, viewer } = context;
  const request = await readAuthorization(context, input.query);
  if (request.type === 'AuthorizationRefusal') return badRequest(request.message);
  const { app, scopes, redirectAddress, challenge, state } = request;
  const answer = (values: Readonly<Record<string, string>>): AuthorizationOutcome => ({
    type: 'AuthorizationDecision',
    redirectTo: withAnswer(redirectAddress, { ...values, state, iss: config.siteUrl }),
  });
  if (!input.isAllowed) return answer({ error: 'access_denied' });
  if (viewer?.isEmailVerified !== true) return badRequest(messages.emailNeeded);
  const taken = await takeOperation(context, 'authorize app', personId, RULE);
  if (!taken.ok) return badRequest(resultMessages.rateLimited);
  const now = clock.now().getTime();
  const code = prefixes.code + createToken();
  await withTransaction(context, async ({ database }) => {
    const grantId = createId() + createId();
    await insertGrant(database, {
      id: grantId,
      app_id: app.id,
      person_id: personId,
      scopes: [...scopes],
      created_at: new Date(now),
      expires_at: new Date(now + GRANT_LIFETIME),
      last_used_at: null,
    });
    await insertCode(database, {
      code_hash: hashOfToken(code),
      grant_id: grantId,
      redirect_address: redirectAddress,
      challenge,
      expires_at: new Date(now + CODE_LIFETIME),
      used_at: null,
    });
  });
  return answer({ code });
}
