import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const TEXT = 'select 1 from federation_server where person_id = $1 and host = $2 and is_blocked';

/** Whether a person blocks a server; `host` with a port where it has one. */
export async function isBlockedBy(database: Database<Tables>, personId: string, host: string): Promise<boolean> {
  return (await database.query('federation_blocked', TEXT, [personId, host])).length > 0;
}
