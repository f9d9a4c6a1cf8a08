import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { domainsOfHost } from './server-domains.ts';

const TEXT = 'select 1 from server_block where domain = any($1)';

/** Whether the site speaks with a server at all (rule 259); `host` with a port where it has one. */
export async function isServerBlocked(database: Database<Tables>, host: string): Promise<boolean> {
  return (await database.query('server_blocked', TEXT, [domainsOfHost(host)])).length > 0;
}
