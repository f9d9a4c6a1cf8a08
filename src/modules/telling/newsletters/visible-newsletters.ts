import type { ReadContext } from '#modules/ground/read-context.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { findPublicationById } from '#modules/stories/publications/visible-publications.ts';
import { newsletterLoader } from './load-newsletters.ts';
import { type Newsletter, ownerOf, type StoredNewsletter } from './newsletter.ts';

/** A newsletter as readers may see it: whose writer or publication they may see too. */
export async function findVisibleNewsletter(context: ReadContext, id: string): Promise<StoredNewsletter | null> {
  const newsletter = await context.loaders.get(newsletterLoader).load(id);
  if (newsletter === undefined) return null;
  return (await isOwnerVisible(context, newsletter)) ? newsletter : null;
}

async function isOwnerVisible(context: ReadContext, newsletter: Newsletter): Promise<boolean> {
  const { kind, id } = ownerOf(newsletter);
  if (kind === 'publication') return (await findPublicationById(context, id)) !== null;
  return (await readPeople(context, [id])).length > 0;
}
