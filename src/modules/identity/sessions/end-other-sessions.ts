import { mustOwnSessions } from './sessions.policy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { dropBegunSignIns } from '#modules/identity/sign-in/drop-begun-sign-ins.ts';
import { deleteSessions } from './sessions.store.ts';

/** Ends every session of the viewer but the one that asks, and what hangs on it. Answers how many ended. */
export async function endOtherSessions(context: CommandContext): Promise<number> {
  const { personId, sessionId } = mustOwnSessions(context);
  await dropBegunSignIns(context, personId);
  return await deleteSessions(context.database, { personId, exceptFamilyOf: sessionId });
}
