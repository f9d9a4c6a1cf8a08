import { sql } from 'kysely';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { normaliseDomain } from './normalise-domain.ts';

export type ClaimDomainOutcome =
  | { readonly ok: true; readonly domain: string }
  | { readonly ok: false; readonly reason: 'notADomain' | 'domainTaken' };

/**
 * Reserves a domain for its new owner until the transaction ends, so that a person and a publication
 * can never both have it. The site's own host is nobody's (ROUTE-6, rule 146).
 */
export async function claimDomain(
  inside: CommandContext,
  wanted: string,
  ownerId: string,
): Promise<ClaimDomainOutcome> {
  const domain = normaliseDomain(wanted);
  if (domain === undefined) return { ok: false, reason: 'notADomain' };
  if (domain === new URL(inside.config.siteUrl).host) return { ok: false, reason: 'domainTaken' };
  const { kysely } = inside.database;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`domain ${domain}`}, 0))`.execute(kysely);
  const taken = await kysely
    .selectFrom('person')
    .select('id')
    .where('domain', '=', domain)
    .where('id', '<>', ownerId)
    .union(kysely.selectFrom('publication').select('id').where('domain', '=', domain).where('id', '<>', ownerId))
    .executeTakeFirst();
  return taken === undefined ? { ok: true, domain } : { ok: false, reason: 'domainTaken' };
}
