import type { ReadContext } from '#modules/ground/read-context.ts';
import { listChangesOf } from './reading-list-state.ts';

const TEXT = `
  select t.list_id as "ownerId" from follow_list t where t.list_id = any($1) and t.follower_id = $2`;

/** Whether the viewer follows a list; asked for many lists by one statement. */
export async function isFollowingList(context: ReadContext, listId: string): Promise<boolean> {
  const { viewer, database, loaders } = context;
  if (viewer === null) return false;
  const rows = await loaders.grouped<{ ownerId: string }>(
    `is_following_list ${listChangesOf(context)}`,
    listId,
    (ids) => database.query<{ ownerId: string }>('is_following_list', TEXT, [ids, viewer.personId]),
  );
  return rows.length > 0;
}
