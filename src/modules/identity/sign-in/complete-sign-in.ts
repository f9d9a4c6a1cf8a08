import { canReopenAccount, reopenAccount } from '#modules/identity/accounts/reopen-account.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { withTransaction } from '#modules/ground/command-context.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { replaceSession } from '#modules/identity/sessions/replace-session.ts';
import { hasSecondFactor } from '#modules/identity/two-factor/has-second-factor.ts';
import { noticeNewBrowser } from './notice-new-browser.ts';
import { holdSignIn } from './pending-sign-in.ts';
import type { SignInMethod, SignInOperation } from './sign-in-method.ts';
import { takeLoginToken } from './sign-in.store.ts';

export type SignInOutcome =
  | {
      readonly kind: 'signedIn';
      readonly personId: string;
      readonly sessionId: string;
      readonly cookieValue: string;
      readonly operation: SignInOperation;
      readonly method: SignInMethod;
      /** As it came from outside. */
      readonly redirect: string;
    }
  | { readonly kind: 'secondFactorNeeded' }
  /** The token was used, is too old, is another browser's, or never was one. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'accountClosed' };

/** A passkey is two factors in one, and a second factor was asked for already. */
const WHOLE_METHODS: ReadonlySet<SignInMethod> = new Set(['passkey', 'secondFactor']);

/**
 * Turns a login token into a session, or into the wait for a second factor; for
 * `/m/callback/authenticate` alone. Of any number of uses of one token one comes through. Who was
 * signed in in this browser before is so no longer: the same person has stepped up by it.
 */
export function completeSignIn(
  context: CommandContext,
  input: { readonly token: string; readonly host: string; readonly entry?: string | undefined },
): Promise<SignInOutcome> {
  return withTransaction(context, async (inside): Promise<SignInOutcome> => {
    const { database, clock, browser } = inside;
    const tokenHash = hashOfToken(input.token);
    const proven = await takeLoginToken(database, {
      tokenHash,
      visitorHash: browser?.visitorHash ?? null,
      now: clock.now(),
    });
    if (proven === undefined) return { kind: 'refused' };
    const { personId, operation, method, redirect } = proven;
    const person = await database.kysely
      .selectFrom('person')
      .select('state')
      .where('id', '=', personId)
      .executeTakeFirst();
    const isOpen = person?.state === 'active' || person?.state === 'suspended';
    if (!isOpen && !(await canReopenAccount(inside, personId))) return { kind: 'accountClosed' };
    if (!WHOLE_METHODS.has(method) && (await hasSecondFactor(inside, personId))) {
      await holdSignIn(inside, proven);
      return { kind: 'secondFactorNeeded' };
    }
    await reopenAccount(inside, personId);
    const started = await replaceSession(inside, { personId, host: input.host, method, entry: input.entry });
    await noticeNewBrowser(inside, proven);
    return { kind: 'signedIn', personId, operation, method, redirect, ...started };
  });
}
