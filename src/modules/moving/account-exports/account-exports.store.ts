import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Notes that an archive is wanted; false where one is being made. */
export async function insertExport(
  database: Database<Tables>,
  row: { readonly id: string; readonly personId: string; readonly now: Date },
): Promise<boolean> {
  const inserted = await database.kysely
    .insertInto('account_export')
    .values({ id: row.id, person_id: row.personId, state: 'waiting', requested_at: row.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function finishExport(
  database: Database<Tables>,
  id: string,
  outcome:
    | { readonly state: 'failed' }
    | {
        readonly state: 'ready';
        readonly partCount: number;
        readonly byteCount: number;
        readonly readyAt: Date;
        readonly expiresAt: Date;
      },
): Promise<boolean> {
  const changes =
    outcome.state === 'failed'
      ? { state: outcome.state }
      : {
          state: outcome.state,
          part_count: outcome.partCount,
          byte_count: outcome.byteCount,
          ready_at: outcome.readyAt,
          expires_at: outcome.expiresAt,
        };
  const changed = await database.kysely
    .updateTable('account_export')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Takes archives away: those of a person, or those that are over; answers with their ids. */
export async function deleteExports(
  database: Database<Tables>,
  which: { readonly personId: string } | { readonly expiredBy: Date; readonly requestedBy: Date },
): Promise<readonly string[]> {
  const rows = database.kysely.deleteFrom('account_export');
  const gone = await (
    'personId' in which
      ? rows.where('person_id', '=', which.personId)
      : rows.where((or) =>
          or.or([
            or('expires_at', '<=', which.expiredBy),
            or.and([or('expires_at', 'is', null), or('requested_at', '<=', which.requestedBy)]),
          ]),
        )
  )
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}
