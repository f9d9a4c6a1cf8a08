import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertNote(
  { kysely }: Database<Tables>,
  row: Omit<Insertable<Tables['submission_note']>, 'resolved_at'>,
): Promise<void> {
  await kysely
    .insertInto('submission_note')
    .values({ ...row, resolved_at: null })
    .execute();
}

/** Null opens a note again; false where it was so before. */
export async function setNoteResolved({ kysely }: Database<Tables>, id: string, at: Date | null): Promise<boolean> {
  const changed = await kysely
    .updateTable('submission_note')
    .set({ resolved_at: at })
    .where('id', '=', id)
    .where('resolved_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function insertReply(
  { kysely }: Database<Tables>,
  row: Insertable<Tables['publication_reply']>,
): Promise<void> {
  await kysely.insertInto('publication_reply').values(row).execute();
}

/** Other words for a reply; false where it is not there. */
export async function updateReply(
  { kysely }: Database<Tables>,
  { id, publicationId, title, body }: Readonly<Record<'id' | 'publicationId' | 'title' | 'body', string>>,
): Promise<boolean> {
  const changed = await kysely
    .updateTable('publication_reply')
    .set({ title, body })
    .where('id', '=', id)
    .where('publication_id', '=', publicationId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deleteReply(
  { kysely }: Database<Tables>,
  { id, publicationId }: Readonly<Record<'id' | 'publicationId', string>>,
): Promise<boolean> {
  const gone = await kysely
    .deleteFrom('publication_reply')
    .where('id', '=', id)
    .where('publication_id', '=', publicationId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

type OfPerson = { readonly publicationId: string; readonly personId: string };

export async function upsertPersonNote(
  { kysely }: Database<Tables>,
  row: Insertable<Tables['publication_person_note']>,
): Promise<void> {
  const { publication_id: _publication, person_id: _person, ...changes } = row;
  await kysely
    .insertInto('publication_person_note')
    .values(row)
    .onConflict((conflict) => conflict.columns(['publication_id', 'person_id']).doUpdateSet(changes))
    .execute();
}

export async function deletePersonNote(
  { kysely }: Database<Tables>,
  { publicationId, personId }: OfPerson,
): Promise<void> {
  await kysely
    .deleteFrom('publication_person_note')
    .where('publication_id', '=', publicationId)
    .where('person_id', '=', personId)
    .execute();
}
