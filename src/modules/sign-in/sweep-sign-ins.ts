import type { CommandContext } from '#modules/command-context.ts';
import { deleteExpired } from './sign-in.store.ts';

/** Removes what nobody can use any more. */
export async function sweepSignIns({ database, clock }: Pick<CommandContext, 'database' | 'clock'>): Promise<void> {
  await deleteExpired(database, clock.now());
}
