import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteLists } from './lists.store.ts';

/** Deletes lists with everything that hangs on them; inside the transaction of the command that decided it. */
export async function removeLists(context: CommandContext, listIds: readonly string[]): Promise<void> {
  await deleteLists(context.database, listIds);
}
