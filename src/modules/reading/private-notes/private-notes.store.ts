import type { Insertable } from 'kysely';
import type { Passage } from '#shared/story/passages/passage.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertNote(
  { kysely }: Database<Tables>,
  row: Omit<Insertable<Tables['private_note']>, 'resolved_at' | 'resolved_by'>,
): Promise<void> {
  await kysely
    .insertInto('private_note')
    .values({ ...row, resolved_at: null, resolved_by: null })
    .execute();
}

export async function insertReply(
  { kysely }: Database<Tables>,
  row: Insertable<Tables['private_note_reply']>,
): Promise<void> {
  await kysely.insertInto('private_note_reply').values(row).execute();
}

/** Null for `by` and `now` opens a note again. */
export async function setResolved(
  { kysely }: Database<Tables>,
  { noteId, by, now }: { readonly noteId: string; readonly by: string | null; readonly now: Date | null },
): Promise<void> {
  await kysely
    .updateTable('private_note')
    .set({ resolved_at: now, resolved_by: by })
    .where('id', '=', noteId)
    .execute();
}

type Own = { readonly id: string; readonly personId: string };

/** Takes a note away with its replies; false where the person wrote no such one. */
export async function deleteNote({ kysely }: Database<Tables>, { id, personId }: Own): Promise<boolean> {
  const gone = await kysely
    .deleteFrom('private_note')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** The same for a reply; answers with its note. */
export async function deleteReply({ kysely }: Database<Tables>, { id, personId }: Own): Promise<string | undefined> {
  const gone = await kysely
    .deleteFrom('private_note_reply')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('note_id')
    .executeTakeFirst();
  return gone?.note_id;
}

/** Places a note anew after an edit, or says that its passage changed. */
export async function placeNote(
  { kysely }: Database<Tables>,
  id: string,
  to: (Passage & { readonly prefix: string; readonly suffix: string }) | null,
): Promise<void> {
  const change =
    to === null
      ? { is_passage_changed: true }
      : {
          block_id: to.blockId,
          start_offset: to.start,
          end_offset: to.end,
          prefix: to.prefix,
          suffix: to.suffix,
          is_passage_changed: false,
        };
  await kysely.updateTable('private_note').set(change).where('id', '=', id).execute();
}
