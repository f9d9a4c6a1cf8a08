import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteExpiredUsernames } from './usernames.store.ts';

/** Lets go of the usernames that were given up more than 12 months ago. */
export async function sweepUsernames({ database, clock }: CommandContext): Promise<void> {
  await deleteExpiredUsernames(database, clock.now());
}
