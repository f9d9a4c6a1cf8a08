import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Who changes what hangs on a person as a whole waits for who changes it now. */
export async function lockPerson(database: Database<Tables>, id: string): Promise<void> {
  await database.kysely.selectFrom('person').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
