import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/tables.ts';
import type { Membership } from './membership.ts';
import { membershipOfRow } from './memberships.store.ts';

/** The memberships of people, those that ended too; in any order, and without those who never had one. */
export async function loadMemberships(
  { kysely }: Database<Tables>,
  personIds: readonly string[],
): Promise<readonly Membership[]> {
  const rows = await kysely
    .selectFrom('membership')
    .selectAll()
    .where('person_id', 'in', [...personIds])
    .execute();
  return rows.map(membershipOfRow);
}

/** The membership of a person, that ended too, or null. */
export async function findMembership(database: Database<Tables>, personId: string): Promise<Membership | null> {
  return (await loadMemberships(database, [personId]))[0] ?? null;
}
