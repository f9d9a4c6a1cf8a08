import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function replacePins(
  database: Database<Tables>,
  personId: string,
  storyIds: readonly string[],
): Promise<void> {
  await database.kysely.deleteFrom('story_pin').where('person_id', '=', personId).execute();
  if (storyIds.length === 0) return;
  await database.kysely
    .insertInto('story_pin')
    .values(storyIds.map((storyId, position) => ({ person_id: personId, position, story_id: storyId })))
    .execute();
}
