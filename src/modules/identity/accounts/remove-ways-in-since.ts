import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteWaysInSince } from './ways-in.store.ts';

/**
 * Takes passwords, factors, connections, personal tokens and the permissions of apps away that were added
 * or changed since: where a stranger may have had the account, they may be the stranger's. Part of undoing
 * a change of address.
 */
export async function removeWaysInSince(context: CommandContext, personId: string, since: Date): Promise<void> {
  await deleteWaysInSince(context.database, personId, since);
}
