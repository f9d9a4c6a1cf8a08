import type { Database } from '#platform/database/database.ts';
import { slugifyTitle } from '#shared/text/slugify.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { storyPath } from './story-address.ts';

/** The path on the main site that a story of these authors and this publication has. */
export async function storyAddressOf(
  database: Database<Tables>,
  story: {
    readonly id: string;
    readonly title: string;
    readonly authorIds: readonly string[];
    readonly publicationId?: string | null;
    /** Made from the title where it is absent. */
    readonly slug?: string;
  },
): Promise<string> {
  const person = await database.kysely
    .selectFrom('person')
    .select(['username', 'domain'])
    .where('id', '=', story.authorIds[0] ?? '')
    .executeTakeFirstOrThrow();
  const publication = await database.kysely
    .selectFrom('publication')
    .select(['slug', 'domain'])
    .where('id', '=', story.publicationId ?? '')
    .executeTakeFirst();
  return storyPath({
    id: story.id,
    slug: story.slug ?? slugifyTitle(story.title),
    username: person.username,
    publicationSlug: publication?.slug ?? null,
    publicationDomain: publication?.domain ?? null,
    authorDomain: person.domain,
  });
}
