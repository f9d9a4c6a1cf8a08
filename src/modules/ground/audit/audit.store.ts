import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertAuditEntry(
  database: Database<Tables>,
  row: Insertable<Tables['audit_entry']>,
): Promise<void> {
  await database.kysely.insertInto('audit_entry').values(row).execute();
}

export async function deleteAuditEntries(database: Database<Tables>, before: Date): Promise<void> {
  await database.kysely.deleteFrom('audit_entry').where('created_at', '<', before).execute();
}
