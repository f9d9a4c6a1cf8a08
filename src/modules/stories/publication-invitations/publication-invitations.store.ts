import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { InvitationState } from './invitation.ts';

/** Own judgement: more mails of one invitation nobody gets (three a day at most, and each for 14 days). */
const MOST_REPLACED = 40;

type Row = Insertable<Tables['publication_invitation']>;

/** Writes an invitation, or the one that the same person or address has open there anew; answers its id. */
export async function upsertInvitation({ kysely }: Database<Tables>, row: Row): Promise<string> {
  const { role, invited_by, token_hash, sent_at, expires_at } = row;
  const { id } = await kysely
    .insertInto('publication_invitation')
    .values(row)
    .onConflict((conflict) => {
      const which = row.address === null ? 'person_id' : 'address';
      return (
        conflict
          .columns(['publication_id', which])
          // Written out: the index that says what is the same is found by its text.
          .where('state', '=', sql.lit('open'))
          .doUpdateSet({
            role,
            invited_by,
            token_hash,
            sent_at,
            expires_at,
            replaced_hashes: sql<string[]>`array_remove(array_prepend(publication_invitation.token_hash,
              publication_invitation.replaced_hashes[1:${sql.lit(MOST_REPLACED - 1)}]), null)`,
          })
      );
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Closes an open invitation and forgets where it went; false where it is closed already. */
export async function closeInvitation(
  { kysely }: Database<Tables>,
  id: string,
  state: Exclude<InvitationState, 'open'>,
): Promise<boolean> {
  const closed = await kysely
    .updateTable('publication_invitation')
    .set({ state, address: null })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Forgets what expired before a moment, answered or not. */
export async function deleteExpired({ kysely }: Database<Tables>, before: Date): Promise<void> {
  await kysely.deleteFrom('publication_invitation').where('expires_at', '<', before).execute();
}

/** Takes back whatever is open of a publication, and forgets where it went. */
export async function closeOpenInvitations({ kysely }: Database<Tables>, publicationId: string): Promise<void> {
  await kysely
    .updateTable('publication_invitation')
    .set({ state: 'withdrawn', address: null })
    .where('publication_id', '=', publicationId)
    .where('state', '=', 'open')
    .execute();
}
