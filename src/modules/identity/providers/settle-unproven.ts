import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteUnproven, proveAll } from './providers.store.ts';

/**
 * What becomes of the providers of an account that was made with an unproven address, once somebody
 * proves it: its own person keeps them; for anybody else they go, since whoever came by them may have
 * made the account under an address that is not theirs. Part of proving an address.
 */
export async function settleUnproven(
  { database }: Pick<CommandContext, 'database'>,
  proven: { readonly personId: string; readonly isOwnSession: boolean },
): Promise<void> {
  await (proven.isOwnSession ? proveAll(database, proven.personId) : deleteUnproven(database, proven.personId));
}
