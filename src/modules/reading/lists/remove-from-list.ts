import { listCacheTag } from '#shared/cache/cache-tags.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { lockOwnList } from './find-own-list.ts';
import { addToItemCount, deleteItem, type LockedList } from './list-items.store.ts';
import { type ListOutcome, listNotFound } from './list-refusal.ts';
import { startListChange } from './start-list-change.ts';

/** Takes a story out of a list of the viewer, also one that they do not find any more; twice is once. */
export async function removeFromList(
  context: CommandContext,
  { catalogId, storyId }: { readonly catalogId: string; readonly storyId: string },
): Promise<ListOutcome> {
  const started = await startListChange(context, { whileSuspended: true });
  if ('type' in started) return started;
  return await withTransaction(context, async (inside) => {
    const list = await lockOwnList(inside, started.personId, catalogId);
    if (list === undefined) return listNotFound;
    await removeFromLockedList(inside, list, storyId);
    return { type: 'Catalog', listId: list.id };
  });
}

/** The same for a list that is the viewer's and locked. */
export async function removeFromLockedList(context: CommandContext, list: LockedList, storyId: string): Promise<void> {
  const { database, clock } = context;
  if (!(await deleteItem(database, list.id, storyId))) return;
  await addToItemCount(database, list.id, -1, clock.now());
  if (list.visibility === 'public') await purgeTags(context, [listCacheTag(list.id)]);
}
