import { isScope, type Scope } from '#shared/identity/scopes.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { tokenMessages as messages } from '#shared/messages/tokens.ts';
import { mustOwnAccountFreshly } from '#modules/ground/own-account.policy.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { insertToken } from './personal-tokens.store.ts';

/** Rule 153. */
const MOST_TOKENS = 10;
const MOST_DAYS = 366;
const DAY = 86_400_000;
const MOST_NAME = 60;
/** So that a token that got into a file or a log is known for what it is. */
export const PERSONAL_PREFIX = 'lhp_';

export type CreatedToken = { readonly type: 'CreatedPersonalToken'; readonly id: string; readonly value: string };

/**
 * Makes a token that acts for the viewer within its scopes until its end (rule 153), having stepped
 * up. The value is told once: what is kept is its hash.
 */
export async function createPersonalToken(
  context: CommandContext,
  input: { readonly name: string; readonly scopes: readonly string[]; readonly expiresAt: Date },
): Promise<CreatedToken | BadRequest> {
  const { personId } = mustOwnAccountFreshly(context);
  const { viewer, clock } = context;
  mustBeAllowed(viewer?.isSuspended === false);
  if (viewer?.isEmailVerified !== true) return badRequest(messages.emailNeeded);
  const name = input.name.trim();
  if (name === '' || name.length > MOST_NAME)
    return badRequest(formatMessage(messages.nameNeeded, { most: MOST_NAME }));
  const scopes = wholeScopes(input.scopes);
  if (scopes === undefined) return badRequest(messages.scopesNeeded);
  const now = clock.now();
  const life = input.expiresAt.getTime() - now.getTime();
  // Also false for a date that is none.
  if (!(life > 0 && life <= MOST_DAYS * DAY)) return badRequest(messages.lifetime);
  return await withTransaction(context, async ({ database }) => {
    // The person is locked, so that many at once do not pass the most together.
    await database.query('personal_token_lock', LOCK, [personId]);
    const [row] = await database.query<{ count: number }>('personal_token_count', COUNT, [personId, now]);
    if ((row?.count ?? 0) >= MOST_TOKENS) {
      return badRequest(formatMessage(messages.tooManyTokens, { most: MOST_TOKENS }));
    }
    const id = createId();
    const value = PERSONAL_PREFIX + createToken();
    await insertToken(database, {
      id,
      person_id: personId,
      token_hash: hashOfToken(value),
      name,
      scopes: [...scopes],
      created_at: now,
      expires_at: input.expiresAt,
      last_used_at: null,
    });
    return { type: 'CreatedPersonalToken', id, value };
  });
}

const LOCK = 'select 1 from person where id = $1 for update';
const COUNT = 'select count(*)::int as count from personal_token where person_id = $1 and expires_at > $2';

function wholeScopes(given: readonly string[]): readonly Scope[] | undefined {
  const unique = [...new Set(given)];
  const known = unique.filter(isScope);
  return known.length === 0 || known.length !== unique.length ? undefined : known;
}
