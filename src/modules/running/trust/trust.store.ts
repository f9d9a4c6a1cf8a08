import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** False where it is granted already. */
export async function insertTrustGrant(
  { kysely }: Database<Tables>,
  grant: { readonly personId: string; readonly by: string | null; readonly now: Date },
): Promise<boolean> {
  const added = await kysely
    .insertInto('trust_grant')
    .values({ person_id: grant.personId, granted_by: grant.by, granted_at: grant.now })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returning('person_id')
    .execute();
  return added.length > 0;
}

/** False where nothing was granted. */
export async function deleteTrustGrant({ kysely }: Database<Tables>, personId: string): Promise<boolean> {
  const gone = await kysely
    .deleteFrom('trust_grant')
    .where('person_id', '=', personId)
    .returning('person_id')
    .execute();
  return gone.length > 0;
}
