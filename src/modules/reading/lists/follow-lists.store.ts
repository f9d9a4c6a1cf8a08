import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Follow = { readonly followerId: string; readonly listId: string };

/** Adds the follow; false where it was there already. */
export async function insertFollowOfList(
  { kysely }: Database<Tables>,
  { followerId, listId, now }: Follow & { readonly now: Date },
): Promise<boolean> {
  const added = await kysely
    .insertInto('follow_list')
    .values({ follower_id: followerId, list_id: listId, created_at: now })
    .onConflict((conflict) => conflict.columns(['follower_id', 'list_id']).doNothing())
    .returning('list_id')
    .execute();
  return added.length > 0;
}

/** Takes the follow away; false where there was none. */
export async function deleteFollowOfList(
  { kysely }: Database<Tables>,
  { followerId, listId }: Follow,
): Promise<boolean> {
  const gone = await kysely
    .deleteFrom('follow_list')
    .where('follower_id', '=', followerId)
    .where('list_id', '=', listId)
    .returning('list_id')
    .execute();
  return gone.length > 0;
}

export async function addToFollowerCount({ kysely }: Database<Tables>, listId: string, change: 1 | -1): Promise<void> {
  await kysely
    .updateTable('list')
    .set((eb) => ({ follower_count: eb('follower_count', '+', change) }))
    .where('id', '=', listId)
    .execute();
}

/** Ends every follow of a person, and counts them off the lists of others in the order of ids. */
export async function deleteFollowsOfLists(database: Database<Tables>, followerId: string): Promise<readonly string[]> {
  const gone = await database.kysely
    .deleteFrom('follow_list')
    .where('follower_id', '=', followerId)
    .returning('list_id as id')
    .execute();
  const ids = gone.map(({ id }) => id).toSorted();
  await sql`
    update list l set follower_count = follower_count - 1
    from (select id from list where id = any(${ids}::text[]) order by id for update) locked
    where l.id = locked.id`.execute(database.kysely);
  return ids;
}
