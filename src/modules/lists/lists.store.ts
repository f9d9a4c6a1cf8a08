import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { createId } from '#modules/create-id.ts';
import type { Tables } from '#modules/tables.ts';

export async function insertList(database: Database<Tables>, list: Insertable<Tables['list']>): Promise<void> {
  await database.kysely.insertInto('list').values(list).execute();
}

export async function selectListOfOwner(
  database: Database<Tables>,
  ownerId: string,
  slug: string,
): Promise<string | undefined> {
  const row = await database.kysely
    .selectFrom('list')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id;
}

/** Puts stories at the end of a list, in order; one that is in it already stays where it is. */
export async function appendItems(
  database: Database<Tables>,
  listId: string,
  storyIds: readonly string[],
  now: Date,
): Promise<void> {
  const last = await database.kysely
    .selectFrom('list_item')
    .select('place')
    .where('list_id', '=', listId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  const start = (last?.place ?? 0) + 1;
  const added = await database.kysely
    .insertInto('list_item')
    .values(
      storyIds.map((storyId, index) => ({
        id: createId(),
        list_id: listId,
        story_id: storyId,
        place: start + index,
        // Added one millisecond apart, so that newest first is the order in which they were given, turned round.
        added_at: new Date(now.getTime() + index),
      })),
    )
    .onConflict((conflict) => conflict.columns(['list_id', 'story_id']).doNothing())
    .returning('id')
    .execute();
  await database.kysely
    .updateTable('list')
    .set((eb) => ({ item_count: eb('item_count', '+', added.length), updated_at: now }))
    .where('id', '=', listId)
    .execute();
}

/** Deletes all lists of an owner, and answers with their ids. */
export async function deleteListsOf(database: Database<Tables>, ownerId: string): Promise<readonly string[]> {
  const { kysely } = database;
  const owned = kysely.selectFrom('list').select('id').where('owner_id', '=', ownerId);
  await kysely.deleteFrom('list_item').where('list_id', 'in', owned).execute();
  const gone = await kysely.deleteFrom('list').where('owner_id', '=', ownerId).returning('id').execute();
  return gone.map(({ id }) => id);
}
