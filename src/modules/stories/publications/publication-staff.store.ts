import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';

type Member = { readonly publicationId: string; readonly personId: string };

/** What somebody is there as it is kept, which may be less than it was when their page was drawn. */
export async function findRole(
  { kysely }: Database<Tables>,
  { publicationId, personId }: Member,
): Promise<StaffRole | undefined> {
  const row = await kysely
    .selectFrom('publication_member')
    .select('role')
    .where('publication_id', '=', publicationId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.role;
}

export async function deleteMember({ kysely }: Database<Tables>, { publicationId, personId }: Member): Promise<void> {
  await kysely
    .deleteFrom('publication_member')
    .where('publication_id', '=', publicationId)
    .where('person_id', '=', personId)
    .execute();
}
