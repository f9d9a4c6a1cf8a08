import { readListDescription, readListName } from '#shared/lists/list-rules.ts';
import { slugifyTitle } from '#shared/text/slugify.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { lockList } from './list-items.store.ts';
import { cannotChange, type ListOutcome, listNotFound, refuseText } from './list-refusal.ts';
import { canChangeList } from './lists.policy.ts';
import { updateList } from './lists.store.ts';
import { startListChange } from './start-list-change.ts';
import { parsePredefinedListId } from '#shared/lists/predefined-list.ts';
import { listCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';

export type ListInput = {
  readonly listId: string;
  /** What is absent stays as it is. */
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly visibility?: 'public' | 'private' | undefined;
};

/** Renames, describes, hides or shows a list of the viewer; its address follows its name. */
export async function changeList(context: CommandContext, input: ListInput): Promise<ListOutcome> {
  const started = await startListChange(context);
  if ('type' in started) return started;
  if (parsePredefinedListId(input.listId)?.personId === started.personId) return cannotChange;
  const name = typeof input.name === 'string' ? readListName(input.name) : undefined;
  if (name && 'fault' in name) return refuseText(name.fault);
  const description = typeof input.description === 'string' ? readListDescription(input.description) : undefined;
  if (description && 'fault' in description) return refuseText(description.fault);
  const { listId, visibility } = input;
  const changes = {
    ...(name && { name: name.value, slug: slugifyTitle(name.value) }),
    ...(description && { description: description.value }),
    ...(visibility && { visibility }),
  };
  return await withTransaction(context, async (inside) => {
    const list = await lockList(inside.database, listId);
    if (list === undefined || !canChangeList(started.personId, list)) return listNotFound;
    await updateList(inside.database, listId, { ...changes, now: inside.clock.now() });
    await purgeTags(inside, [listCacheTag(listId), userCacheTag(list.ownerId)]);
    return { type: 'Catalog', listId };
  });
}
