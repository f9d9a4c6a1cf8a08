import type { Tables } from '#modules/ground/tables.ts';
import type { Database } from '#platform/database/database.ts';

const TEXT = `
  select distinct picture as id from (
    select unnest(array[published, previous]) as look from design where person_id = $1
    union all select draft from design_draft where person_id = $1) l
  cross join lateral unnest(array[look ->> 'logoImageId', look ->> 'heroImageId', look ->> 'faviconImageId']) picture
  where picture is not null`;

/** The pictures of the looks that a person's profile has, had and was to have. */
export async function designImagesOf(database: Database<Tables>, personId: string): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('design_images_of', TEXT, [personId]);
  return rows.map(({ id }) => id);
}
