import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type LockedList = {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: 'custom' | 'reading' | 'resume' | 'purchased';
  readonly visibility: 'public' | 'private' | 'locked';
  readonly itemCount: number;
};

/** The list, kept for this transaction alone: of many changes to one list at once each sees what the others did. */
export async function lockList({ kysely }: Database<Tables>, listId: string): Promise<LockedList | undefined> {
  return await kysely
    .selectFrom('list')
    .select(['id', 'owner_id as ownerId', 'kind', 'visibility', 'item_count as itemCount'])
    .where('id', '=', listId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type NewItem = {
  readonly listId: string;
  readonly storyId: string;
  readonly place: number;
  readonly note: string;
  readonly now: Date;
};

/** Adds a story to a list that is locked; false where it is in it already. */
export async function insertItem({ kysely }: Database<Tables>, item: NewItem): Promise<boolean> {
  const { listId, storyId, place, note, now } = item;
  const added = await kysely
    .insertInto('list_item')
    .values({ id: createId(), list_id: listId, story_id: storyId, place, note, added_at: now })
    .onConflict((conflict) => conflict.columns(['list_id', 'story_id']).doNothing())
    .returning('id')
    .execute();
  return added.length > 0;
}

/** Takes a story out of a list that is locked; false where it was not in it. */
export async function deleteItem({ kysely }: Database<Tables>, listId: string, storyId: string): Promise<boolean> {
  const gone = await kysely
    .deleteFrom('list_item')
    .where('list_id', '=', listId)
    .where('story_id', '=', storyId)
    .returning('id')
    .execute();
  return gone.length > 0;
}

/** Changes the count of a list that is locked, and when it was changed last. */
export async function addToItemCount(
  { kysely }: Database<Tables>,
  listId: string,
  change: 1 | -1,
  now: Date,
): Promise<void> {
  await kysely
    .updateTable('list')
    .set((eb) => ({ item_count: eb('item_count', '+', change), updated_at: now }))
    .where('id', '=', listId)
    .execute();
}

/** The places of an item and of the one behind it; undefined where the item is not in the list. */
export async function placesFrom(
  { kysely }: Database<Tables>,
  listId: string,
  itemId: string,
): Promise<{ readonly place: number; readonly next: number | undefined } | undefined> {
  const item = await kysely
    .selectFrom('list_item')
    .select('place')
    .where('list_id', '=', listId)
    .where('id', '=', itemId)
    .executeTakeFirst();
  if (item === undefined) return undefined;
  const next = await kysely
    .selectFrom('list_item')
    .select('place')
    .where('list_id', '=', listId)
    .where((eb) => eb(eb.refTuple('place', 'id'), '>', eb.tuple(item.place, itemId)))
    .orderBy('place')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return { place: item.place, next: next?.place };
}

/** The first and the last place of a list; undefined for an empty one. */
export async function endPlaces(
  { kysely }: Database<Tables>,
  listId: string,
): Promise<{ readonly first: number; readonly last: number } | undefined> {
  const { first, last } = await kysely
    .selectFrom('list_item')
    .select(({ fn }) => [fn.min('place').as('first'), fn.max('place').as('last')])
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow();
  return first === null || last === null ? undefined : { first, last };
}

/** Gives the items of a list whole places again, where halving has left no room between two. */
export async function renumberItems(database: Database<Tables>, listId: string): Promise<void> {
  await sql`
    update list_item i set place = n.place
    from (select id, row_number() over (order by place, id) as place from list_item where list_id = ${listId}) n
    where i.id = n.id`.execute(database.kysely);
}

/** Puts an item at a place; false where it is not in the list. */
export async function updateItemPlace(
  { kysely }: Database<Tables>,
  item: { readonly listId: string; readonly itemId: string; readonly place: number },
): Promise<boolean> {
  const moved = await kysely
    .updateTable('list_item')
    .set({ place: item.place })
    .where('list_id', '=', item.listId)
    .where('id', '=', item.itemId)
    .returning('id')
    .execute();
  return moved.length > 0;
}

/** Writes the owner's words about a story; false where it is not in the list. */
export async function updateItemNote(
  { kysely }: Database<Tables>,
  item: { readonly listId: string; readonly itemId: string; readonly note: string },
): Promise<boolean> {
  const noted = await kysely
    .updateTable('list_item')
    .set({ note: item.note })
    .where('list_id', '=', item.listId)
    .where('id', '=', item.itemId)
    .returning('id')
    .execute();
  return noted.length > 0;
}
