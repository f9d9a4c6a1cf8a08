import { listCacheTag } from '#shared/cache/cache-tags.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { deleteFollowsOfLists } from './follow-lists.store.ts';
import { removeLists } from './remove-lists.ts';

/** Deletes the lists of somebody who goes, and ends their follows of the lists of others. */
export async function eraseListsOf(context: CommandContext, ownerId: string): Promise<void> {
  mustBeProgram(context);
  const followed = await deleteFollowsOfLists(context.database, ownerId);
  const { kysely } = context.database;
  const own = await kysely.selectFrom('list').select('id').where('owner_id', '=', ownerId).orderBy('id').execute();
  const ids = own.map(({ id }) => id);
  await removeLists(context, ids);
  await purgeTags(
    context,
    [...followed, ...ids].map((id) => listCacheTag(id)),
  );
}
