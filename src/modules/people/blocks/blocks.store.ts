import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Block = { readonly blockerId: string; readonly personId: string };

/** Adds a block; false where it was there already. */
export async function insertBlock(
  { kysely }: Database<Tables>,
  { blockerId, personId, now }: Block & { readonly now: Date },
): Promise<boolean> {
  const added = await kysely
    .insertInto('person_block')
    .values({ blocker_id: blockerId, person_id: personId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Takes a block away; that there was none is well too. */
export async function deleteBlock({ kysely }: Database<Tables>, { blockerId, personId }: Block): Promise<void> {
  await kysely
    .deleteFrom('person_block')
    .where('blocker_id', '=', blockerId)
    .where('person_id', '=', personId)
    .execute();
}
