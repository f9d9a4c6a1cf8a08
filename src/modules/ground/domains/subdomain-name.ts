import { isIP } from 'node:net';
import { isReservedLabel, subdomainLabel } from '#shared/domains/subdomain-label.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

/** What a person has below the site's name, or may have. */
export type SubdomainState = {
  readonly domain: string;
  readonly isClaimed: boolean;
  readonly problem: string | null;
};

export type SubdomainFault = 'reserved' | 'taken';

/** The name below the site's that a username stands for; undefined where the site is an address and has no names below it. */
export function subdomainOf(username: string, siteUrl: string): string | undefined {
  const { hostname, host } = new URL(siteUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) > 0) return undefined;
  return `${subdomainLabel(username)}.${hostname === 'localhost' ? hostname : host}`;
}

/** Usernames of others that make the same label: whose very name it is goes first, and who left keeps it as long as their name. */
const TAKEN = `
  select 1 from live_domain where domain = $4 and person_id is distinct from $3
  union all
  select 1 from person where subdomain_label(username) = $1 and lower(username) = $1 and id <> $3
  union all
  select 1 from old_username where subdomain_label(username) = $1 and expires_at > $2 and person_id <> $3
  union all
  select 1 from led_subdomain where domain = $4 and person_id <> $3`;

/** Why a person cannot have their name below the site's; undefined where they can. */
export async function findSubdomainFault(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  { id, username }: { readonly id: string; readonly username: string },
  domain: string,
): Promise<SubdomainFault | undefined> {
  const label = subdomainLabel(username);
  if (isReservedLabel(label)) return 'reserved';
  const taken = await database.query('subdomain_taken', TAKEN, [label, clock.now(), id, domain]);
  return taken.length > 0 ? 'taken' : undefined;
}
