import { mustOwnSessions } from './sessions.policy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteSessions } from './sessions.store.ts';

/**
 * Ends one session of the viewer, with those on custom domains that hang on it. Every process asks the
 * database at each request, so that it is over at once. False where the viewer has no such session.
 */
export async function endSession(context: CommandContext, sessionId: string): Promise<boolean> {
  const { personId } = mustOwnSessions(context);
  return (await deleteSessions(context.database, { personId, sessionId })) > 0;
}
