import { listCacheTag } from '#shared/cache/cache-tags.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { writeResponsesClosed } from './list-counts.store.ts';
import { lockList } from './list-items.store.ts';
import { type ListOutcome, listNotFound } from './list-refusal.ts';
import { startListChange } from './start-list-change.ts';

/** Closes or opens the discussion of a list; its owner alone may (rule 27). */
export async function closeResponsesOfList(
  context: CommandContext,
  { listId, isClosed }: { readonly listId: string; readonly isClosed: boolean },
): Promise<ListOutcome> {
  const started = await startListChange(context);
  if ('type' in started) return started;
  return await withTransaction(context, async (inside) => {
    const list = await lockList(inside.database, listId);
    if (list?.ownerId !== started.personId) return listNotFound;
    await writeResponsesClosed(inside.database, listId, isClosed);
    await purgeTags(inside, [listCacheTag(listId)]);
    return { type: 'Catalog', listId };
  });
}
