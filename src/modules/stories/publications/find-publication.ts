import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Publication, publicationColumns } from './publication.ts';

const SELECT = `select ${columnList('p', publicationColumns)} from publication p`;
const BY_OLD_SLUG = `${SELECT} join old_publication_slug o on o.publication_id = p.id where o.slug = $1`;

/** A publication by its slug or one that it had before, in any state. */
export async function findPublicationBySlug(
  database: Database<Tables>,
  slug: string,
): Promise<Publication | undefined> {
  const [row] = await database.query<Publication>('publication_by_slug', `${SELECT} where p.slug = $1`, [slug]);
  return row ?? (await findByOldSlug(database, slug));
}

/** A publication by its own domain or, where none has it, by its slug or one that it had before. */
export async function findPublicationByDomainOrSlug(
  database: Database<Tables>,
  domainOrSlug: string,
): Promise<Publication | undefined> {
  const text = `${SELECT} where p.domain = lower($1) or p.slug = $1 order by (p.domain = lower($1)) is true desc limit 1`;
  const [row] = await database.query<Publication>('publication_by_domain_or_slug', text, [domainOrSlug]);
  return row ?? (await findByOldSlug(database, domainOrSlug));
}

/** Whoever shows it says where it is now. */
async function findByOldSlug(database: Database<Tables>, slug: string): Promise<Publication | undefined> {
  const [row] = await database.query<Publication>('publication_by_old_slug', BY_OLD_SLUG, [slug]);
  return row;
}
