import { collectionCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { CustomDomain } from './known-hosts.ts';

type Row = {
  readonly domain: string;
  readonly leadsTo: string | null;
  readonly personId: string | null;
  readonly username: string | null;
  readonly publicationId: string | null;
  readonly slug: string | null;
  /** A name that its person gave up, or had by a username before. */
  readonly isLed: boolean;
};

const LIVE = `
  select n.domain, nullif(coalesce(p.domain, c.domain, l.domain), n.domain) as "leadsTo", p.id as "personId", p.username, c.id as "publicationId", c.slug, false as "isLed"
  from (
    select l.domain, l.claim_id from live_domain l where l.domain = any($1)
    union all
    select l.twin, l.claim_id from live_domain l where l.twin = any($1)
  ) n
  join live_domain l on l.claim_id = n.claim_id
  left join person p on p.id = l.person_id and p.state = 'active'
  left join publication c on c.id = l.publication_id and c.state in ('active', 'archived')
  union all
  (select distinct on (s.domain) s.domain, p.domain, p.id, p.username, null, null, true
  from led_subdomain s join person p on p.id = s.person_id
  where s.domain = any($1) order by s.domain, s.released_at desc)`;

/** Which of these names are live, and what each shows (rule 146). */
export async function readDomains(
  database: Database<Tables>,
  names: readonly string[],
): Promise<readonly CustomDomain[]> {
  const rows = await database.query<Row>('live_domains', LIVE, [names]);
  return rows.flatMap(({ domain, leadsTo, personId, username, publicationId, slug, isLed }): CustomDomain[] => {
    const leadsBelow = isLed && leadsTo === null ? { leadsBelow: `/@${username ?? ''}` } : {};
    const led = leadsTo === null ? leadsBelow : { leadsTo };
    if (personId !== null && username !== null) {
      return [{ domain, tag: userCacheTag(personId), context: { type: 'USER', username, host: domain }, ...led }];
    }
    if (publicationId === null || slug === null) return [];
    const context = { type: 'COLLECTION', collectionSlug: slug, host: domain } as const;
    return [{ domain, tag: collectionCacheTag(publicationId), context, ...led }];
  });
}
