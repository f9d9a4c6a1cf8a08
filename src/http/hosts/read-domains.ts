import { collectionCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { CustomDomain } from './known-hosts.ts';

type Row = {
  readonly domain: string;
  readonly personId: string | null;
  readonly username: string | null;
  readonly publicationId: string | null;
  readonly slug: string | null;
};

const LIVE = `
  select l.domain, p.id as "personId", p.username, c.id as "publicationId", c.slug
  from live_domain l
  left join person p on p.id = l.person_id and p.state = 'active'
  left join publication c on c.id = l.publication_id and c.state = 'active'
  where l.domain = any($1)`;

/** Which of these names are live, and what each of them shows (rule 146). */
export async function readDomains(
  database: Database<Tables>,
  names: readonly string[],
): Promise<readonly CustomDomain[]> {
  const rows = await database.query<Row>('live_domains', LIVE, [names]);
  return rows.flatMap(({ domain, personId, username, publicationId, slug }): CustomDomain[] => {
    if (personId !== null && username !== null) {
      return [{ domain, tag: userCacheTag(personId), context: { type: 'USER', username, host: domain } }];
    }
    if (publicationId === null || slug === null) return [];
    const context = { type: 'COLLECTION', collectionSlug: slug, host: domain } as const;
    return [{ domain, tag: collectionCacheTag(publicationId), context }];
  });
}
