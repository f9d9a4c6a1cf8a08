import { type Insertable, type Updateable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { NavigationDestination } from './publications.tables.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertPublication(
  database: Database<Tables>,
  publication: Insertable<Tables['publication']>,
): Promise<void> {
  await database.kysely.insertInto('publication').values(publication).execute();
}

export async function updatePublication(
  database: Database<Tables>,
  id: string,
  changes: Updateable<Tables['publication']>,
): Promise<void> {
  await database.kysely.updateTable('publication').set(changes).where('id', '=', id).execute();
}

export async function upsertMember(
  database: Database<Tables>,
  member: { readonly publicationId: string; readonly personId: string; readonly role: StaffRole; readonly now: Date },
): Promise<void> {
  await database.kysely
    .insertInto('publication_member')
    .values({
      publication_id: member.publicationId,
      person_id: member.personId,
      role: member.role,
      created_at: member.now,
    })
    .onConflict((conflict) => conflict.columns(['publication_id', 'person_id']).doUpdateSet({ role: member.role }))
    .execute();
}

/** Adds to the number of stories of each publication, and looks up the date of its newest one again. */
export async function addStoryCounts(database: Database<Tables>, changes: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    update publication p set
      story_count = p.story_count + d.change,
      latest_sort_key = (
        select s.sort_key from story s where s.publication_id = p.id and s.is_listed
        order by s.sort_key desc, s.id desc limit 1)
    from unnest(${[...changes.keys()]}::text[], ${[...changes.values()]}::int[]) as d (id, change)
    where p.id = d.id`.execute(database.kysely);
}

export async function addWriterCounts(
  database: Database<Tables>,
  changes: readonly { readonly publicationId: string; readonly personId: string; readonly change: number }[],
): Promise<void> {
  await sql`
    insert into publication_writer as w (publication_id, person_id, story_count)
    select * from unnest(
      ${changes.map((change) => change.publicationId)}::text[],
      ${changes.map((change) => change.personId)}::text[],
      ${changes.map((change) => change.change)}::int[])
    on conflict (publication_id, person_id) do update set story_count = w.story_count + excluded.story_count`.execute(
    database.kysely,
  );
}

export type NavigationItem = {
  readonly destination: NavigationDestination;
  readonly title: string;
  /** Slug, id or address that the destination needs. */
  readonly value: string | null;
};

export async function replaceNavigationItems(
  database: Database<Tables>,
  publicationId: string,
  items: readonly NavigationItem[],
): Promise<void> {
  await database.kysely.deleteFrom('publication_navigation_item').where('publication_id', '=', publicationId).execute();
  if (items.length === 0) return;
  await database.kysely
    .insertInto('publication_navigation_item')
    .values(items.map((item, position) => ({ publication_id: publicationId, position, ...item })))
    .execute();
}

/** Who changes what hangs on a publication as a whole waits for who changes it now. */
export async function lockPublication(database: Database<Tables>, id: string): Promise<void> {
  await database.kysely.selectFrom('publication').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function replaceFeaturedStories(
  database: Database<Tables>,
  publicationId: string,
  storyIds: readonly string[],
): Promise<void> {
  await database.kysely.deleteFrom('publication_featured_story').where('publication_id', '=', publicationId).execute();
  if (storyIds.length === 0) return;
  await database.kysely
    .insertInto('publication_featured_story')
    .values(storyIds.map((storyId, position) => ({ publication_id: publicationId, position, story_id: storyId })))
    .execute();
}

/** Takes a story off what publications feature and put into sections, but for the one that it is in. */
export async function deleteFromShelves(
  database: Database<Tables>,
  storyId: string,
  publicationId: string | null,
): Promise<void> {
  await sql`
    delete from publication_featured_story
    where story_id = ${storyId} and publication_id is distinct from ${publicationId}`.execute(database.kysely);
  await sql`
    delete from publication_section_story t using publication_section c
    where t.story_id = ${storyId} and c.id = t.section_id
      and c.publication_id is distinct from ${publicationId}`.execute(database.kysely);
}

/** Ends what a person is in publications, and answers with what they were. */
export async function deleteMemberships(database: Database<Tables>, personId: string) {
  await database.kysely
    .updateTable('publication_member')
    .set({ settles_at: null, taken_over_from: null })
    .where('taken_over_from', '=', personId)
    .execute();
  await database.kysely.deleteFrom('publication_writer').where('person_id', '=', personId).execute();
  return await database.kysely
    .deleteFrom('publication_member')
    .where('person_id', '=', personId)
    .returning(['publication_id as publicationId', 'role'])
    .execute();
}

/** Forgets all that a publication said of itself and who worked there; its name stays for what others keep of it. */
export async function blankPublication({ kysely }: Database<Tables>, id: string): Promise<void> {
  await sql`
    delete from publication_section_story t using publication_section c
    where c.id = t.section_id and c.publication_id = ${id}`.execute(kysely);
  for (const table of [
    'old_publication_section_slug',
    'publication_section',
    'publication_featured_story',
    'publication_navigation_item',
    'old_publication_page_slug',
    'publication_page',
    'publication_topic',
    'publication_writer',
    'publication_member',
  ] as const) {
    await kysely.deleteFrom(table).where('publication_id', '=', id).execute();
  }
  const nothing = { tagline: '', description: '', avatar_image_id: null, logo_image_id: null, favicon_image_id: null };
  await kysely.updateTable('publication').set(nothing).where('id', '=', id).execute();
}
