import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/tables.ts';

export async function insertImage(database: Database<Tables>, image: Insertable<Tables['image']>): Promise<void> {
  await database.kysely
    .insertInto('image')
    .values(image)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export function selectImage(database: Database<Tables>, id: string) {
  return database.kysely
    .selectFrom('image')
    .select(['id', 'format', 'width', 'height', 'placeholder'])
    .where('id', '=', id)
    .executeTakeFirst();
}
