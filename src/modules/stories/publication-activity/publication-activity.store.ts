import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertActivity(
  database: Database<Tables>,
  row: Insertable<Tables['publication_activity']>,
): Promise<void> {
  await database.kysely.insertInto('publication_activity').values(row).execute();
}

export async function blankActivityOf(database: Database<Tables>, personId: string): Promise<void> {
  for (const column of ['actor_id', 'subject_person_id'] as const) {
    await database.kysely
      .updateTable('publication_activity')
      .set({ [column]: null, subject: '' })
      .where(column, '=', personId)
      .execute();
  }
}
