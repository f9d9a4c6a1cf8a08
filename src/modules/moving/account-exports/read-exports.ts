import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { AccountExport } from './account-export.ts';

const OF = `
  select id, state, part_count as "partCount", byte_count as "byteCount", requested_at as "requestedAt",
    ready_at as "readyAt", expires_at as "expiresAt"
  from account_export where person_id = $1`;
const NEWEST = `${OF} order by requested_at desc, id limit 10`;
const ONE = `${OF} and id = $2`;

/** The archives of a person, newest first. For themselves alone. */
export async function readExports(database: Database<Tables>, personId: string): Promise<readonly AccountExport[]> {
  return await database.query<AccountExport>('exports_of_person', NEWEST, [personId]);
}

/** One archive of a person; undefined for those of others. */
export async function findExport(
  database: Database<Tables>,
  personId: string,
  id: string,
): Promise<AccountExport | undefined> {
  const [row] = await database.query<AccountExport>('export_of_person', ONE, [personId, id]);
  return row;
}
