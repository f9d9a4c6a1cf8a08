import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Publication } from './publication.ts';
import { publicationLoader } from './load-publications.ts';

/** A suspended or deleted publication is not found; an archived one is read as before (rule 59). */
export function visiblePublication(publication: Publication | undefined): Publication | null {
  return publication?.state === 'active' || publication?.state === 'archived' ? publication : null;
}

/** A publication by its id, where it may be seen. */
export async function findPublicationById(context: ReadContext, id: string): Promise<Publication | null> {
  return visiblePublication(await context.loaders.get(publicationLoader).load(id));
}

/** Publications by their ids, in that order, those that may be seen. */
export async function readPublications(context: ReadContext, ids: readonly string[]): Promise<readonly Publication[]> {
  const loaded = await Promise.all(ids.map((id) => context.loaders.get(publicationLoader).load(id)));
  return loaded.flatMap((publication) => visiblePublication(publication) ?? []);
}
