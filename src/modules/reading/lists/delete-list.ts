import { parsePredefinedListId } from '#shared/lists/predefined-list.ts';
import { listCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { lockList } from './list-items.store.ts';
import { cannotChange, type ListRefusal, listNotFound } from './list-refusal.ts';
import { canChangeList } from './lists.policy.ts';
import { removeLists } from './remove-lists.ts';
import { startListChange } from './start-list-change.ts';

export type DeleteListOutcome =
  | { readonly type: 'DeletedCatalog'; readonly catalogId: string; readonly ownerId: string }
  | ListRefusal;

/** Deletes a list of the viewer; its stories stay where they are (rule 36). */
export async function deleteList(context: CommandContext, listId: string): Promise<DeleteListOutcome> {
  const started = await startListChange(context);
  if ('type' in started) return started;
  const { personId } = started;
  if (parsePredefinedListId(listId)?.personId === personId) return cannotChange;
  return await withTransaction(context, async (inside) => {
    const list = await lockList(inside.database, listId);
    if (list === undefined || !canChangeList(personId, list)) return listNotFound;
    await removeLists(inside, [listId]);
    await purgeTags(inside, [listCacheTag(listId), userCacheTag(personId)]);
    return { type: 'DeletedCatalog', catalogId: listId, ownerId: personId };
  });
}
