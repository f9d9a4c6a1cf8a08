import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { deleteSessions, insertChildSession, takeDomainPass } from './sessions.store.ts';
import { newSession } from './start-session.ts';

export type DomainSession = { readonly cookieValue: string; readonly redirect: string };

/**
 * Starts a session on a custom domain, which ends with the one of the main site that gave the pass.
 * A session that this browser had there ends. Undefined where the pass was used, is too old, is for another host or browser, or its session ended.
 */
export function useDomainPass(
  context: CommandContext,
  token: string,
  host: string,
): Promise<DomainSession | undefined> {
  return withTransaction(context, async (inside) => {
    const { database, browser, clock } = inside;
    if (browser === null) return undefined;
    const { visitorHash } = browser;
    const pass = await takeDomainPass(database, { tokenHash: hashOfToken(token), host, visitorHash, now: clock.now() });
    if (pass === undefined) return undefined;
    const { row, cookieValue } = newSession(inside, { host });
    if (!(await insertChildSession(database, pass.sessionId, row))) return undefined;
    const old = inside.viewer;
    if (old !== null && old.sessionId !== null) {
      await deleteSessions(database, { personId: old.personId, sessionId: old.sessionId });
    }
    return { cookieValue, redirect: pass.redirect };
  });
}
