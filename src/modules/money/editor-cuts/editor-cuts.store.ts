import type { GivenShare } from '#shared/splits/split-rules.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Who gets which part from now on, in place of what was said before. */
export async function replaceParts(
  { kysely }: Database<Tables>,
  publicationId: string,
  parts: readonly GivenShare[],
): Promise<void> {
  await kysely.deleteFrom('publication_cut_part').where('publication_id', '=', publicationId).execute();
  if (parts.length === 0) return;
  await kysely
    .insertInto('publication_cut_part')
    .values(parts.map(({ personId, percent }) => ({ publication_id: publicationId, person_id: personId, percent })))
    .execute();
}
