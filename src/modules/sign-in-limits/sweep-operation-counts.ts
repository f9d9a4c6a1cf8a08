import type { CommandContext } from '#modules/command-context.ts';
import { deleteExpired } from './sign-in-limits.store.ts';

/** Removes what is counted no more. */
export async function sweepOperationCounts({
  database,
  clock,
}: Pick<CommandContext, 'database' | 'clock'>): Promise<void> {
  await deleteExpired(database, clock.now());
}
