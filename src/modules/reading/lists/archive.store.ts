import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Archived = { readonly personId: string; readonly storyId: string };

/** Puts a story into the archive of a person; one that is there stays where it is. */
export async function insertArchived(
  { kysely }: Database<Tables>,
  { personId, storyId, now }: Archived & { readonly now: Date },
): Promise<void> {
  await kysely
    .insertInto('archived_story')
    .values({ person_id: personId, story_id: storyId, archived_at: now })
    .onConflict((conflict) => conflict.columns(['person_id', 'story_id']).doNothing())
    .execute();
}

export async function deleteArchived({ kysely }: Database<Tables>, { personId, storyId }: Archived): Promise<void> {
  await kysely.deleteFrom('archived_story').where('person_id', '=', personId).where('story_id', '=', storyId).execute();
}
