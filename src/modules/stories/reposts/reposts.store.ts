import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type OfStory = { readonly storyId: string; readonly personId: string };

/** Adds a repost, or changes the note of the one that is there: there is one of a story for each person. */
export async function upsertRepost(
  { kysely }: Database<Tables>,
  { storyId, personId, note, now }: OfStory & { readonly note: string; readonly now: Date },
): Promise<void> {
  await kysely
    .insertInto('repost')
    .values({ story_id: storyId, person_id: personId, note, created_at: now })
    .onConflict((conflict) => conflict.columns(['story_id', 'person_id']).doUpdateSet({ note }))
    .execute();
}

/** Takes a repost away; false where there was none. */
export async function deleteRepost({ kysely }: Database<Tables>, { storyId, personId }: OfStory): Promise<boolean> {
  const gone = await kysely
    .deleteFrom('repost')
    .where('story_id', '=', storyId)
    .where('person_id', '=', personId)
    .returning('story_id')
    .executeTakeFirst();
  return gone !== undefined;
}
