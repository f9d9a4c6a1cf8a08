import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteFamily } from './sessions.store.ts';

/** Ends the session that asks; on a custom domain also the one of the main site that it hangs on (rule 145). */
export async function signOut(context: CommandContext): Promise<void> {
  const { database, viewer } = context;
  if (viewer === null || viewer.sessionId === null) return;
  await deleteFamily(database, { personId: viewer.personId, sessionId: viewer.sessionId });
}
