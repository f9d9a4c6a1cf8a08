import type { CommandContext } from '#modules/command-context.ts';
import { deleteExpired } from './sessions.store.ts';

/** Removes what nobody can use any more. */
export async function sweepSessions({ database, clock }: Pick<CommandContext, 'database' | 'clock'>): Promise<void> {
  await deleteExpired(database, clock.now());
}
