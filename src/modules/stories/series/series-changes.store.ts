import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { countEntries } from './series.store.ts';

export type LockedSeries = {
  readonly id: string;
  readonly title: string;
  readonly creatorId: string;
  readonly publicationId: string | null;
};

/** The series, kept for this transaction alone: of many changes to one at once each sees what the others did. */
export async function lockSeries({ kysely }: Database<Tables>, id: string): Promise<LockedSeries | undefined> {
  return await kysely
    .selectFrom('series')
    .select(['id', 'title', 'creator_id as creatorId', 'publication_id as publicationId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Who makes a series waits for who makes another for the same person, so that they can be counted. */
export async function countSeriesLocked({ kysely }: Database<Tables>, creatorId: string): Promise<number> {
  await kysely.selectFrom('person').select('id').where('id', '=', creatorId).forNoKeyUpdate().execute();
  const { count } = await kysely
    .selectFrom('series')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function updateSeriesTexts(
  { kysely }: Database<Tables>,
  id: string,
  texts: { readonly title: string; readonly description: string },
): Promise<void> {
  await kysely.updateTable('series').set(texts).where('id', '=', id).execute();
}

/** Puts the stories of a locked series in this order; one that is not named is out of it from then on. */
export async function writeOrder(
  database: Database<Tables>,
  seriesId: string,
  storyIds: readonly string[],
): Promise<void> {
  await sql`
    with gone as (
      delete from series_entry where series_id = ${seriesId} and not story_id = any(${storyIds}::text[])
      returning story_id)
    update story set series_id = null where id in (select story_id from gone)`.execute(database.kysely);
  await sql`
    insert into series_entry (series_id, story_id, place, is_listed)
    select ${seriesId}, s.id, o.place, s.is_listed
    from unnest(${storyIds}::text[]) with ordinality o (id, place) join story s on s.id = o.id
    on conflict (series_id, story_id) do update set place = excluded.place, is_listed = excluded.is_listed`.execute(
    database.kysely,
  );
  await sql`
    update story set series_id = ${seriesId}
    where id = any(${storyIds}::text[]) and series_id is distinct from ${seriesId}`.execute(database.kysely);
  await countEntries(database, seriesId);
}

/** Deletes a series that holds no story; false where one came in meanwhile. */
export async function deleteEmptySeries({ kysely }: Database<Tables>, id: string): Promise<boolean> {
  const gone = await kysely
    .deleteFrom('series')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('series_entry').select('story_id').where('series_id', '=', id))),
    )
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
