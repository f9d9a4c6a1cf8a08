import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteSessions, moveChildren } from './sessions.store.ts';
import { type SessionStart, type StartedSession, startSession } from './start-session.ts';

/**
 * Starts a session in the place of the one that asks, if any. What hangs on that one on custom domains
 * goes over to the new one where it is the same person, and ends otherwise.
 */
export async function replaceSession(context: CommandContext, start: SessionStart): Promise<StartedSession> {
  const { database, viewer } = context;
  const started = await startSession(context, start);
  if (viewer === null || viewer.sessionId === null) return started;
  const { personId, sessionId } = viewer;
  if (personId === start.personId) await moveChildren(database, sessionId, started.sessionId);
  await deleteSessions(database, { personId, sessionId });
  return started;
}
