import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertList(database: Database<Tables>, list: Insertable<Tables['list']>): Promise<void> {
  await database.kysely.insertInto('list').values(list).execute();
}

/**
 * How many lists of their own a person has; until the end of the transaction nobody else makes one for them, so
 * that of many at once none is too many.
 */
export async function lockLists({ kysely }: Database<Tables>, ownerId: string): Promise<number> {
  await kysely.selectFrom('person').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
  const { count } = await kysely
    .selectFrom('list')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'custom')
    .executeTakeFirstOrThrow();
  return Number(count);
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

/** Deletes lists with what hangs on them in this module. */
export async function deleteLists({ kysely }: Database<Tables>, listIds: readonly string[]): Promise<void> {
  if (listIds.length === 0) return;
  await kysely.deleteFrom('list_item').where('list_id', 'in', listIds).execute();
  await kysely.deleteFrom('follow_list').where('list_id', 'in', listIds).execute();
  await kysely.deleteFrom('list').where('id', 'in', listIds).execute();
}

/** The row of the Reading list of a person, made where they never saved a story. */
export async function insertReadingList(
  { kysely }: Database<Tables>,
  { id, ownerId, now }: { readonly id: string; readonly ownerId: string; readonly now: Date },
): Promise<void> {
  await kysely
    .insertInto('list')
    .values({
      id,
      owner_id: ownerId,
      slug: '',
      name: '',
      kind: 'reading',
      visibility: 'locked',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type ListChanges = {
  readonly name?: string;
  readonly slug?: string;
  readonly description?: string;
  readonly visibility?: 'public' | 'private';
};

/** Writes what was checked of a list. */
export async function updateList(
  { kysely }: Database<Tables>,
  listId: string,
  changes: ListChanges & { readonly now: Date },
): Promise<void> {
  const { now, ...columns } = changes;
  await kysely
    .updateTable('list')
    .set({ ...columns, updated_at: now })
    .where('id', '=', listId)
    .execute();
}
