import type { CommandContext } from '#modules/ground/command-context.ts';
import { MOST_REDIRECT_CHARACTERS } from '#shared/identity/redirect-target.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import type { SignInMethod, SignInOperation } from './sign-in-method.ts';
import { insertLoginToken } from './sign-in.store.ts';

const SECOND = 1_000;
const LIFETIME = 60 * SECOND;
/** A link that the operator hands over by some other way. */
const OPERATOR_LIFETIME = 15 * 60 * SECOND;

export type ProvenPerson = {
  readonly personId: string;
  readonly operation: SignInOperation;
  /** As it came: what may be followed of it is decided where it is followed. */
  readonly redirect: string;
  readonly method: SignInMethod;
};

/**
 * The login token, for who has just proved who they are: used once, within 60 seconds, in this
 * browser, at `/m/callback/authenticate`. Throws where the request has no visitor cookie to bind it to;
 * only the operator's own links are bound to no browser.
 */
export async function issueLoginToken(context: CommandContext, proven: ProvenPerson): Promise<string> {
  const { database, clock, browser } = context;
  const isOperator = proven.method === 'operator';
  if (browser === null && !isOperator)
    throw new Error('A login token is bound to a browser, and this request has none.');
  const now = clock.now();
  const value = createToken();
  await insertLoginToken(database, {
    token_hash: hashOfToken(value),
    person_id: proven.personId,
    visitor_hash: isOperator ? null : (browser?.visitorHash ?? null),
    operation: proven.operation,
    method: proven.method,
    redirect: storableRedirect(proven.redirect),
    created_at: now,
    expires_at: new Date(now.getTime() + (isOperator ? OPERATOR_LIFETIME : LIFETIME)),
  });
  return value;
}

/** As it came, but home for what leads nowhere anyway: too long, or with a NUL, which the database cannot hold. */
function storableRedirect(text: string): string {
  return text.length > MOST_REDIRECT_CHARACTERS || text.includes('\u0000') ? '/' : text;
}
