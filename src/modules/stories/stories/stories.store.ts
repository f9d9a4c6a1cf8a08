import { type Insertable, type Updateable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { MadeFromBody } from './render-import.ts';

export type StoryRow = Insertable<Tables['story']>;

/** Makes the story, or changes everything but its beginning: who claps and reads is kept. Answers whether it is listed now. */
export function upsertStory(database: Database<Tables>, story: StoryRow) {
  const { id: _id, created_at: _createdAt, ...changes } = story;
  return database.kysely
    .insertInto('story')
    .values(story)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .returning(['is_listed'])
    .executeTakeFirstOrThrow();
}

export type StoryChanges = Omit<Updateable<Tables['story']>, 'id' | 'author_ids' | 'creator_id'>;

/** Changes a row and answers with where it stands from then on. */
export function updateStory(database: Database<Tables>, id: string, changes: StoryChanges) {
  return database.kysely
    .updateTable('story')
    .set(changes)
    .where('id', '=', id)
    .returning(['sort_key', 'is_listed', 'publication_id', 'tag_ids'])
    .executeTakeFirstOrThrow();
}

export async function upsertBody(
  database: Database<Tables>,
  storyId: string,
  document: string,
  made: MadeFromBody,
  rendererVersion: number,
): Promise<void> {
  await database.kysely
    .insertInto('story_body')
    .values({ story_id: storyId, document })
    .onConflict((conflict) => conflict.column('story_id').doUpdateSet({ document }))
    .execute();
  const rendering = {
    renderer_version: rendererVersion,
    page_html: made.pageHtml,
    preview_html: made.previewHtml,
    feed_html: made.feedHtml,
    table_of_contents: JSON.stringify(made.tableOfContents),
  };
  await database.kysely
    .insertInto('story_rendering')
    .values({ story_id: storyId, ...rendering })
    .onConflict((conflict) => conflict.column('story_id').doUpdateSet(rendering))
    .execute();
}

export type ListedPlace = { readonly storyId: string; readonly sortKey: number; readonly isListed: boolean };

/** Brings authors and pictures of a story to the place that its row has. */
export async function placeStory(
  database: Database<Tables>,
  { storyId, sortKey, isListed }: ListedPlace,
): Promise<void> {
  for (const table of ['story_author', 'story_image'] as const) {
    await sql`
      update ${sql.table(table)} set sort_key = ${sortKey}, is_listed = ${isListed} where story_id = ${storyId}`.execute(
      database.kysely,
    );
  }
}

export async function replaceAuthors(
  database: Database<Tables>,
  place: ListedPlace,
  personIds: readonly string[],
): Promise<void> {
  await database.kysely.deleteFrom('story_author').where('story_id', '=', place.storyId).execute();
  await database.kysely
    .insertInto('story_author')
    .values(
      personIds.map((personId, position) => ({
        story_id: place.storyId,
        person_id: personId,
        position,
        sort_key: place.sortKey,
        is_listed: place.isListed,
      })),
    )
    .execute();
}

export async function replaceImages(
  database: Database<Tables>,
  place: ListedPlace,
  imageIds: readonly string[],
): Promise<void> {
  await database.kysely.deleteFrom('story_image').where('story_id', '=', place.storyId).execute();
  if (imageIds.length === 0) return;
  // An image that the store does not hold is left out: the page shows it as missing.
  await sql`
    insert into story_image (image_id, story_id, sort_key, is_listed)
    select id, ${place.storyId}, ${place.sortKey}, ${place.isListed} from image where id = any(${imageIds})`.execute(
    database.kysely,
  );
}

/** An address that another story had first stays with it. */
export async function addOldAddresses(
  database: Database<Tables>,
  storyId: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  await database.kysely
    .insertInto('old_address')
    .values([...new Set(paths)].map((path) => ({ path, story_id: storyId })))
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
}

/** Leaves a story to its other authors, the first of whom is its creator from then on. */
export async function removeAuthor(
  database: Database<Tables>,
  {
    storyId,
    personId,
    others,
  }: { readonly storyId: string; readonly personId: string; readonly others: readonly string[] },
): Promise<void> {
  await database.kysely
    .deleteFrom('story_author')
    .where('story_id', '=', storyId)
    .where('person_id', '=', personId)
    .execute();
  await database.kysely
    .updateTable('story')
    .set({ author_ids: [...others], ...(others[0] === undefined ? {} : { creator_id: others[0] }) })
    .where('id', '=', storyId)
    .execute();
}

const WITHHOLD = `
  insert into story_withholding (story_id, country, reason, created_at)
  select $1, c, $3, $4 from unnest($2::text[]) c on conflict do nothing returning country`;

/** Answers which of the countries are new. */
export async function insertWithholdings(
  database: Database<Tables>,
  added: {
    readonly storyId: string;
    readonly countries: readonly string[];
    readonly reason: string;
    readonly now: Date;
  },
): Promise<readonly string[]> {
  const values = [added.storyId, added.countries, added.reason, added.now];
  const rows = await database.query<{ country: string }>('story_withhold', WITHHOLD, values);
  return rows.map(({ country }) => country);
}

/** Answers whether the story is held back in others. */
export async function deleteWithholdings(
  { kysely }: Database<Tables>,
  storyId: string,
  countries: readonly string[],
): Promise<boolean> {
  await kysely
    .deleteFrom('story_withholding')
    .where('story_id', '=', storyId)
    .where('country', 'in', [...countries])
    .execute();
  const left = await kysely
    .selectFrom('story_withholding')
    .select('country')
    .where('story_id', '=', storyId)
    .limit(1)
    .execute();
  return left.length > 0;
}

const PARTS = [
  'story_body',
  'story_rendering',
  'story_author',
  'story_image',
  'old_address',
  'story_withholding',
] as const;

/** Takes everything away that a story says and keeps its id, so that its address is known to have been one. */
export async function emptyStory(database: Database<Tables>, id: string, now: Date): Promise<void> {
  for (const table of PARTS) {
    await sql`delete from ${sql.table(table)} where story_id = ${id}`.execute(database.kysely);
  }
  await database.kysely
    .updateTable('story')
    .set({
      title: '',
      subtitle: '',
      slug: '',
      excerpt: '',
      state: 'trashed',
      is_listed: false,
      publication_id: null,
      canonical_url: null,
      cover_image_id: null,
      cover_width: null,
      cover_height: null,
      cover_placeholder: null,
      cover_alt: '',
      tag_ids: [],
      word_count: 0,
      translation_group_id: null,
      series_id: null,
      seo_title: null,
      seo_description: null,
      trashed_at: null,
      state_before_trash: null,
      scheduled_at: null,
      schedule_time_zone: null,
      schedule_failure: null,
      preview_break: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}
