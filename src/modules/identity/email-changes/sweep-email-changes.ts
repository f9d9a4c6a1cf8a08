import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteExpiredChanges } from './email-changes.store.ts';

/** Forgets the links that work no longer. */
export async function sweepEmailChanges({ database, clock }: CommandContext): Promise<void> {
  await deleteExpiredChanges(database, clock.now());
}
