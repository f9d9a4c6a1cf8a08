import { listCacheTag } from '#shared/cache/cache-tags.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { writeResponsesClosed } from './list-counts.store.ts';

/** Closes or opens the discussion of a list; its owner alone may (rule 27). */
export function closeResponsesOfList(
  context: CommandContext,
  { listId, isClosed }: { readonly listId: string; readonly isClosed: boolean },
): Promise<void> {
  return withTransaction(context, async (inside) => {
    const { viewer, database } = inside;
    const list = await database.kysely
      .selectFrom('list')
      .select('owner_id')
      .where('id', '=', listId)
      .forUpdate()
      .executeTakeFirst();
    if (viewer === null || viewer.isSuspended || list?.owner_id !== viewer.personId) throw new NotAllowed();
    await writeResponsesClosed(database, listId, isClosed);
    await purgeTags(inside, [listCacheTag(listId)]);
  });
}
