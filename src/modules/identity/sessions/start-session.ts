import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { SignInMethod } from '#modules/identity/sign-in/sign-in-method.ts';
import { SESSION_LIFETIME } from './session.ts';
import { insertSession } from './sessions.store.ts';

export type SessionStart = {
  readonly personId: string;
  /** Key of the host that the cookie is for; the session is good for no other. */
  readonly host: string;
  readonly method: SignInMethod;
  /** Where on the site the sign-in began (`susiEntry`). */
  readonly entry?: string | undefined;
};

export type StartedSession = {
  readonly sessionId: string;
  /** What the browser keeps; we keep its hash. */
  readonly cookieValue: string;
};

/**
 * Starts a session for who has just proved who they are (rule 139). Always with a fresh value:
 * one that a browser brings along never becomes a session.
 */
export async function startSession(context: CommandContext, start: SessionStart): Promise<StartedSession> {
  const { row, cookieValue } = newSession(context, start);
  await insertSession(context.database, { ...row, person_id: start.personId, parent_id: null, method: start.method });
  return { sessionId: row.id, cookieValue };
}

/** A row with a fresh value, but for whose it is. */
export function newSession(context: CommandContext, { host, entry }: Pick<SessionStart, 'host' | 'entry'>) {
  const { clock, browser } = context;
  const now = clock.now();
  const cookieValue = createToken();
  const row = {
    id: createId(),
    token_hash: hashOfToken(cookieValue),
    host,
    entry: entry?.slice(0, 100) ?? null,
    user_agent: browser?.userAgent ?? '',
    network: browser?.network ?? '',
    country: browser?.country ?? null,
    created_at: now,
    stepped_up_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + SESSION_LIFETIME),
  };
  return { row, cookieValue };
}
