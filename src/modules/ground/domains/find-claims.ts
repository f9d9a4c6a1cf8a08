import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { claimColumns, type DomainClaim, type DomainOwner } from './domain-claim.ts';
import type { DomainKind } from './domains.tables.ts';

const SELECT = `select ${columnList('c', claimColumns)} from domain_claim c`;
const MOST_AT_ONCE = 50;

/** What somebody wishes for or has; undefined where there is nothing. */
export async function findOpenClaim(
  database: Database<Tables>,
  { personId, publicationId }: DomainOwner,
  kind: DomainKind = 'custom',
): Promise<DomainClaim | undefined> {
  const text = `${SELECT} where c.kind = $3 and c.state <> 'released' and (c.person_id = $1 or c.publication_id = $2)`;
  const [claim] = await database.query<DomainClaim>('open_domain_claim', text, [personId, publicationId, kind]);
  return claim;
}

export async function findClaim(database: Database<Tables>, id: string): Promise<DomainClaim | undefined> {
  const [claim] = await database.query<DomainClaim>('domain_claim_by_id', `${SELECT} where c.id = $1`, [id]);
  return claim;
}

/** Who is shown at a name now, as the claim says that it came from. */
export async function findLiveClaim(database: Database<Tables>, domain: string): Promise<DomainClaim | undefined> {
  const text = `${SELECT} join live_domain l on l.claim_id = c.id where l.domain = $1`;
  const [claim] = await database.query<DomainClaim>('live_domain_claim', text, [domain]);
  return claim;
}

/**
 * The token of a domain that its owner let go or lost a short while ago, if nobody had it since: they find
 * their records as they left them.
 */
export async function findKeptToken(
  database: Database<Tables>,
  { personId, publicationId }: DomainOwner,
  domain: string,
  since: Date,
): Promise<string | undefined> {
  const text = `
    select c.token from domain_claim c
    where c.domain = $1 and (c.person_id = $2 or c.publication_id = $3) and c.released_at > $4
      and c.live_since is not null
      and not exists (
        select from domain_claim o where o.domain = c.domain and o.id <> c.id and o.live_since >= c.released_at)
    order by c.released_at desc limit 1`;
  const [row] = await database.query<{ token: string }>('kept_domain_token', text, [
    domain,
    personId,
    publicationId,
    since,
  ]);
  return row?.token;
}

/** Whether the other of `www.` and without leads to what is shown by a claim. */
export async function hasTwin(database: Database<Tables>, claimId: string): Promise<boolean> {
  const text = 'select 1 from live_domain where claim_id = $1 and twin is not null';
  return (await database.query('domain_has_twin', text, [claimId])).length > 0;
}

/** Those that are to be looked at, the longest due first. */
export function findDueClaims(database: Database<Tables>, now: Date): Promise<readonly DomainClaim[]> {
  const text = `${SELECT} where c.next_check_at <= $1 order by c.next_check_at limit ${MOST_AT_ONCE}`;
  return database.query<DomainClaim>('due_domain_claims', text, [now]);
}

/** Wishes that nobody proved and nobody looked after. */
export function findForgottenClaims(database: Database<Tables>, before: Date): Promise<readonly DomainClaim[]> {
  const text = `${SELECT} where c.next_check_at is null and c.watched_since < $1
    and c.state in ('wanted', 'dns_missing', 'dns_wrong', 'proved') limit ${MOST_AT_ONCE}`;
  return database.query<DomainClaim>('forgotten_domain_claims', text, [before]);
}
