import type { ReadContext } from '#modules/ground/read-context.ts';
import { findPublicationByDomainOrSlug } from './find-publication.ts';
import type { Publication } from './publication.ts';
import { visiblePublication } from './visible-publications.ts';
import { publicationLoader } from './load-publications.ts';

/** A publication that readers may see, by its own domain or its slug (PUB-3). */
export async function findVisiblePublication(context: ReadContext, domainOrSlug: string): Promise<Publication | null> {
  const publication = await findPublicationByDomainOrSlug(context.database, domainOrSlug);
  if (publication) context.loaders.get(publicationLoader).prime(publication.id, publication);
  return visiblePublication(publication);
}
