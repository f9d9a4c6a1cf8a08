import { domainAndParents } from '#shared/domains/domain-names.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const TEXT = 'select 1 from server_block where domain = any($1)';

/** Whether the site speaks with a server at all (rule 259); `host` with a port where it has one. */
export async function isServerBlocked(database: Database<Tables>, host: string): Promise<boolean> {
  return (await database.query('server_blocked', TEXT, [domainsOfHost(host)])).length > 0;
}

/** A host, without its port as well, and every domain that it stands below: `a.b.example:8443` is under `b.example`. */
export function domainsOfHost(host: string): readonly string[] {
  const bare = host.toLowerCase();
  const name = bare.replace(/:\d+$/, '');
  // Numbers of an address are no domains.
  const parents = /^[\d.]+$/.test(name) ? [name] : domainAndParents(name);
  return [...new Set([bare, ...parents])];
}
