import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function upsertClosing(
  { kysely }: Database<Tables>,
  row: Insertable<Tables['publication_closing']>,
): Promise<void> {
  const { publication_id: _publication, ...change } = row;
  await kysely
    .insertInto('publication_closing')
    .values(row)
    .onConflict((conflict) => conflict.column('publication_id').doUpdateSet(change))
    .execute();
}

export async function deleteClosing({ kysely }: Database<Tables>, publicationId: string): Promise<void> {
  await kysely.deleteFrom('publication_closing').where('publication_id', '=', publicationId).execute();
}
