import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertSeries(database: Database<Tables>, series: Insertable<Tables['series']>): Promise<void> {
  await database.kysely.insertInto('series').values(series).execute();
}

export async function isSeriesSlugTaken(database: Database<Tables>, slug: string): Promise<boolean> {
  const row = await database.kysely.selectFrom('series').select('id').where('slug', '=', slug).executeTakeFirst();
  return row !== undefined;
}

export type SeriesPlace = { readonly seriesId: string; readonly place: number };

/** Puts a story at its place in a series, or out of every series. */
export async function replaceEntry(
  database: Database<Tables>,
  storyId: string,
  place: SeriesPlace | null,
  isListed: boolean,
): Promise<void> {
  const gone = await database.kysely
    .deleteFrom('series_entry')
    .where('story_id', '=', storyId)
    .returning('series_id')
    .execute();
  if (place !== null) {
    await database.kysely
      .insertInto('series_entry')
      .values({ series_id: place.seriesId, story_id: storyId, place: place.place, is_listed: isListed })
      .execute();
  }
  const touched = [...gone.map((row) => row.series_id), ...(place === null ? [] : [place.seriesId])];
  for (const id of new Set(touched)) await countEntries(database, id);
}

/** A series holds at most 200 stories (rule 17), so counting them is cheap. */
export async function countEntries(database: Database<Tables>, seriesId: string): Promise<void> {
  await sql`
    update series set
      story_count = (select count(*) from series_entry where series_id = ${seriesId} and is_listed),
      first_story_id = (
        select story_id from series_entry where series_id = ${seriesId} and is_listed order by place, story_id limit 1)
    where id = ${seriesId}`.execute(database.kysely);
}

/** Deletes the series that a person made for themselves; the stories in them stand alone from then on. */
export async function deleteOwnSeries({ kysely }: Database<Tables>, personId: string): Promise<void> {
  const own = await kysely
    .selectFrom('series')
    .select('id')
    .where('creator_id', '=', personId)
    .where('publication_id', 'is', null)
    .execute();
  const ids = own.map(({ id }) => id);
  await sql`update story set series_id = null where series_id = any(${ids}::text[])`.execute(kysely);
  await sql`delete from series_entry where series_id = any(${ids}::text[])`.execute(kysely);
  await sql`delete from series where id = any(${ids}::text[])`.execute(kysely);
}
