import { mustBeProgram } from '#modules/acting.ts';
import type { CommandContext } from '#modules/command-context.ts';
import { purgeTags } from '#modules/purge-tags.ts';
import { deleteListsOf } from './lists.store.ts';

/** Deletes the lists of somebody who goes. */
export async function eraseListsOf(context: CommandContext, ownerId: string): Promise<void> {
  mustBeProgram(context);
  const ids = await deleteListsOf(context.database, ownerId);
  await purgeTags(
    context,
    ids.map((id) => `list:${id}`),
  );
}
