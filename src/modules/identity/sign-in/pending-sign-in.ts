import type { CommandContext } from '#modules/ground/command-context.ts';
import { issueLoginToken, type ProvenPerson } from './issue-login-token.ts';
import { replacePendingSignIn, takePendingSignIn } from './sign-in.store.ts';

const LIFETIME = 10 * 60 * 1_000;

/** Remembers for 10 minutes that this browser has yet to give a second factor. */
export async function holdSignIn(context: CommandContext, proven: ProvenPerson): Promise<void> {
  const { database, clock, browser } = context;
  if (browser === null) throw new Error('A sign-in waits in a browser, and this request has none.');
  const now = clock.now();
  await replacePendingSignIn(database, {
    visitor_hash: browser.visitorHash,
    person_id: proven.personId,
    operation: proven.operation,
    method: proven.method,
    redirect: proven.redirect,
    created_at: now,
    expires_at: new Date(now.getTime() + LIFETIME),
  });
}

/** Whose second factor this browser has yet to give; undefined where none is waited for, or no longer. */
export async function findPendingSignIn(context: CommandContext): Promise<{ readonly personId: string } | undefined> {
  const { database, clock, browser } = context;
  if (browser === null) return undefined;
  return await database.kysely
    .selectFrom('pending_sign_in')
    .select('person_id as personId')
    .where('visitor_hash', '=', browser.visitorHash)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
}

/**
 * Ends the waiting after the second factor of `personId` was right, with the login token that goes to
 * `/m/callback/authenticate`. Undefined where this browser no longer waits for that person.
 */
export async function finishPendingSignIn(context: CommandContext, personId: string): Promise<string | undefined> {
  const { database, clock, browser } = context;
  if (browser === null) return undefined;
  const { visitorHash } = browser;
  const held = await takePendingSignIn(database, { visitorHash, personId, now: clock.now() });
  if (held === undefined) return undefined;
  return await issueLoginToken(context, { ...held, method: 'secondFactor' });
}
