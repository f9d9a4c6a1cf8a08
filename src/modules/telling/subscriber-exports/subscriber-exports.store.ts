import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Wanted = {
  readonly id: string;
  readonly newsletterId: string;
  readonly personId: string;
  readonly now: Date;
};

/** Notes that a list is wanted; false where it is being made. */
export async function insertSubscriberExport({ kysely }: Database<Tables>, wanted: Wanted): Promise<boolean> {
  const { id, newsletterId, personId, now } = wanted;
  const inserted = await kysely
    .insertInto('subscriber_export')
    .values({ id, newsletter_id: newsletterId, person_id: personId, state: 'waiting', requested_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

type Made = { readonly rowCount: number; readonly readyAt: Date; readonly expiresAt: Date };

/** Says that a list is there, or with null that it could not be made; false where that was said before. */
export async function finishSubscriberExport(
  { kysely }: Database<Tables>,
  id: string,
  made: Made | null,
): Promise<boolean> {
  const change =
    made === null
      ? ({ state: 'failed' } as const)
      : ({ state: 'ready', row_count: made.rowCount, ready_at: made.readyAt, expires_at: made.expiresAt } as const);
  const changed = await kysely
    .updateTable('subscriber_export')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Takes lists away that can be had no longer, and those that were never made; answers with their ids. */
export async function deleteOldExports(
  { kysely }: Database<Tables>,
  { expiredBy, requestedBy }: { readonly expiredBy: Date; readonly requestedBy: Date },
): Promise<readonly string[]> {
  const gone = await kysely
    .deleteFrom('subscriber_export')
    .where((or) => or.or([or('expires_at', '<=', expiredBy), or('requested_at', '<=', requestedBy)]))
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}
