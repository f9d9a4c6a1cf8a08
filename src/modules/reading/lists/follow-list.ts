import { emitEvent } from '#platform/jobs/outbox.ts';
import { listChangeMessages } from '#shared/messages/list-changes.ts';
import { listCacheTag } from '#shared/cache/cache-tags.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { busy } from '#modules/ground/busy.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { addToFollowerCount, deleteFollowOfList, insertFollowOfList } from './follow-lists.store.ts';
import { lockList } from './list-items.store.ts';
import { type ListOutcome, listNotFound } from './list-refusal.ts';
import { canSeeList } from './lists.policy.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'list.followed': { readonly listId: string; readonly followerId: string };
  }
}

/** As many as people and publications (rule 14). */
const RULE = { most: 125, windowSeconds: 86_400 } as const;

/** Follows a public list of somebody else, which is then in the viewer's library (LIST-4); twice is once. */
export async function followList(context: CommandContext, listId: string): Promise<ListOutcome> {
  const viewer = mustBeOpen(context);
  const taken = await takeOperation(context, 'follow list', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return await withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const list = await lockList(database, listId);
    if (list === undefined) return listNotFound;
    const owner = await database.kysely
      .selectFrom('person')
      .select('state')
      .where('id', '=', list.ownerId)
      .executeTakeFirst();
    if (!canSeeList(viewer, list, owner?.state)) return listNotFound;
    if (list.ownerId === viewer.personId) return badRequest(listChangeMessages.followOwn);
    const follow = { followerId: viewer.personId, listId, now: clock.now() };
    if (await insertFollowOfList(database, follow)) {
      await addToFollowerCount(database, listId, 1);
      await emitEvent(database, 'list.followed', { listId, followerId: viewer.personId });
      await purgeTags(inside, [listCacheTag(listId)]);
    }
    return { type: 'Catalog', listId };
  });
}

/** Ends a follow of the viewer, also of a list that they do not find any more. */
export async function unfollowList(context: CommandContext, listId: string): Promise<ListOutcome> {
  const viewer = mustBeOpen(context);
  return await withTransaction(context, async (inside) => {
    const { database } = inside;
    if ((await lockList(database, listId)) === undefined) return listNotFound;
    if (await deleteFollowOfList(database, { followerId: viewer.personId, listId })) {
      await addToFollowerCount(database, listId, -1);
      await purgeTags(inside, [listCacheTag(listId)]);
    }
    return { type: 'Catalog', listId };
  });
}

function mustBeOpen({ viewer }: CommandContext) {
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  return viewer;
}
