import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function upsertPage(
  database: Database<Tables>,
  page: Insertable<Tables['publication_page']>,
): Promise<void> {
  const { id: _id, publication_id: _publication, slug: _slug, ...changes } = page;
  await database.kysely
    .insertInto('publication_page')
    .values(page)
    .onConflict((conflict) => conflict.columns(['publication_id', 'slug']).doUpdateSet(changes))
    .execute();
}

/** Answers with the id of the section, which an earlier one of the same slug keeps. */
export async function upsertSection(
  database: Database<Tables>,
  section: Insertable<Tables['publication_section']>,
): Promise<string> {
  const row = await database.kysely
    .insertInto('publication_section')
    .values(section)
    .onConflict((conflict) =>
      conflict.columns(['publication_id', 'slug']).doUpdateSet({ title: section.title, position: section.position }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A section shows stories of its own publication only. */
export async function replaceSectionStories(
  database: Database<Tables>,
  section: { readonly id: string; readonly publicationId: string },
  storyIds: readonly string[],
): Promise<void> {
  await database.kysely.deleteFrom('publication_section_story').where('section_id', '=', section.id).execute();
  await sql`
    insert into publication_section_story (section_id, story_id, sort_key)
    select ${section.id}, id, sort_key from story
    where id = any(${[...storyIds]}) and publication_id = ${section.publicationId}`.execute(database.kysely);
}
