import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Invitation = { readonly storyId: string; readonly personId: string };

/** Adds an invitation; false where there is one, open or declined. */
export async function insertInvitation(
  { kysely }: Database<Tables>,
  { storyId, personId, invitedBy, now }: Invitation & { readonly invitedBy: string; readonly now: Date },
): Promise<boolean> {
  const added = await kysely
    .insertInto('co_author_invitation')
    .values({ story_id: storyId, person_id: personId, invited_by: invitedBy, created_at: now, declined_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Takes an open invitation away; false where there was none. */
export async function deleteInvitation(
  { kysely }: Database<Tables>,
  { storyId, personId }: Invitation,
): Promise<boolean> {
  const gone = await kysely
    .deleteFrom('co_author_invitation')
    .where('story_id', '=', storyId)
    .where('person_id', '=', personId)
    .where('declined_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Closes an open invitation with a no; false where there was none. */
export async function declineInvitation(
  { kysely }: Database<Tables>,
  { storyId, personId, now }: Invitation & { readonly now: Date },
): Promise<boolean> {
  const declined = await kysely
    .updateTable('co_author_invitation')
    .set({ declined_at: now })
    .where('story_id', '=', storyId)
    .where('person_id', '=', personId)
    .where('declined_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  return declined !== undefined;
}
