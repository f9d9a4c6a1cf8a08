import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { personalTables } from './personal-tables.ts';

/**
 * Deletes what the list of personal tables says, of every module: the one place that writes tables of
 * others, so that one list tells what is left of nobody (docs/decisions/0011).
 */
export async function deletePersonalRows(database: Database<Tables>, personId: string): Promise<void> {
  for (const { table, column, erased } of personalTables) {
    const name = sql.table(table);
    const owner = sql.ref(column);
    if (erased === 'rows') await sql`delete from ${name} where ${owner} = ${personId}`.execute(database.kysely);
    if (erased === 'column') {
      await sql`update ${name} set ${owner} = null where ${owner} = ${personId}`.execute(database.kysely);
    }
  }
}
