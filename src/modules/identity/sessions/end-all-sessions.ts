import { mustActFor } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { dropBegunSignIns } from '#modules/identity/sign-in/drop-begun-sign-ins.ts';
import { deleteSessions } from './sessions.store.ts';

/** Signs a person out everywhere: for the program itself, and for who acts for themselves. */
export async function endAllSessions(context: CommandContext, personId: string): Promise<void> {
  mustActFor(context, personId);
  await dropBegunSignIns(context, personId);
  await deleteSessions(context.database, { personId });
}
