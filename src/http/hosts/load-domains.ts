import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { CustomDomain } from './known-hosts.ts';

/** The custom domains that are live, with what each of them shows (rule 146). */
export async function loadDomains(database: Database<Tables>): Promise<readonly CustomDomain[]> {
  const [publications, people] = await Promise.all([
    database.kysely
      .selectFrom('publication')
      .select(['slug', 'domain'])
      .where('domain', 'is not', null)
      .where('state', '=', 'active')
      .execute(),
    database.kysely
      .selectFrom('person')
      .select(['username', 'domain'])
      .where('domain', 'is not', null)
      .where('state', '=', 'active')
      .execute(),
  ]);
  return [
    ...publications.flatMap(({ slug, domain }) =>
      domain === null ? [] : [{ domain, context: { type: 'COLLECTION', collectionSlug: slug, host: domain } as const }],
    ),
    ...people.flatMap(({ username, domain }) =>
      domain === null ? [] : [{ domain, context: { type: 'USER', username, host: domain } as const }],
    ),
  ];
}
