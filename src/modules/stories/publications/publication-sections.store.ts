import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { dropItems, redirectItems } from './navigation-items.store.ts';

export async function insertSection(
  database: Database<Tables>,
  section: Insertable<Tables['publication_section']>,
): Promise<void> {
  await database.kysely.insertInto('publication_section').values(section).execute();
}

/** A section shows stories of its own publication only, in the order in which they are given. */
export async function replaceSectionStories(
  database: Database<Tables>,
  section: { readonly id: string; readonly publicationId: string },
  storyIds: readonly string[],
): Promise<void> {
  await database.kysely.deleteFrom('publication_section_story').where('section_id', '=', section.id).execute();
  await sql`
    insert into publication_section_story (section_id, story_id, sort_key)
    select ${section.id}, s.id, ${storyIds.length}::int - g.place
    from unnest(${[...storyIds]}::text[]) with ordinality as g (id, place) join story s on s.id = g.id
    where s.publication_id = ${section.publicationId}`.execute(database.kysely);
}

/** The same as a change of the section: whoever has it open to change it is told. */
export async function rearrangeSection(
  database: Database<Tables>,
  section: { readonly id: string; readonly publicationId: string },
  storyIds: readonly string[],
): Promise<void> {
  await replaceSectionStories(database, section, storyIds);
  await database.kysely
    .updateTable('publication_section')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', section.id)
    .execute();
}

type Change = { readonly title: string; readonly slug: string; readonly tag_id: string | null };

/** Changes a section; where it gets another address, the bar leads there, and so does the old one. */
export async function changeSection(
  database: Database<Tables>,
  publicationId: string,
  before: { readonly id: string; readonly slug: string },
  change: Change,
): Promise<void> {
  const { id } = before;
  await database.kysely
    .updateTable('publication_section')
    .set((eb) => Object.assign({}, change, { revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
  if (change.slug === before.slug) return;
  await database.kysely
    .insertInto('old_publication_section_slug')
    .values({ publication_id: publicationId, slug: before.slug, section_id: id })
    .execute();
  await redirectItems(database, { publicationId, destination: 'section', slug: before.slug }, change.slug);
}

/** Own addresses come before those that other sections had. */
export async function takeOldSectionSlug(
  database: Database<Tables>,
  publicationId: string,
  slug: string,
): Promise<void> {
  await database.kysely
    .deleteFrom('old_publication_section_slug')
    .where('publication_id', '=', publicationId)
    .where('slug', '=', slug)
    .execute();
}

/** Deletes a section, and the items of the bar that lead to it; its stories stay in the publication. */
export async function dropSection(
  database: Database<Tables>,
  publicationId: string,
  section: { readonly id: string; readonly slug: string },
): Promise<void> {
  await database.kysely.deleteFrom('publication_section_story').where('section_id', '=', section.id).execute();
  await database.kysely.deleteFrom('publication_section').where('id', '=', section.id).execute();
  await dropItems(database, { publicationId, destination: 'section', slug: section.slug });
}
