import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Edition = Pick<Tables['book_edition'], 'format' | 'isbn' | 'url'>;
export type BookTexts = Pick<Insertable<Tables['book']>, 'title' | 'cover_image_id' | 'url' | 'published_at'> & {
  readonly description: string;
};

/** How many books a person has; who adds one waits for who adds another. */
export async function countBooksLocked({ kysely }: Database<Tables>, personId: string): Promise<number> {
  await kysely.selectFrom('person').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
  const rows = await kysely.selectFrom('book').select('id').where('person_id', '=', personId).execute();
  return rows.length;
}

/** Adds a book behind those that are there. */
export async function insertBook(
  { kysely }: Database<Tables>,
  book: BookTexts & { readonly id: string; readonly person_id: string; readonly position: number },
): Promise<void> {
  await kysely.insertInto('book').values(book).execute();
}

/** Changes a book of this person; false where they have none of this id. */
export async function updateBook(
  { kysely }: Database<Tables>,
  { id, personId }: { readonly id: string; readonly personId: string },
  book: BookTexts,
): Promise<boolean> {
  const changed = await kysely
    .updateTable('book')
    .set(book)
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Deletes a book of this person with its editions; false where they have none of this id. */
export async function deleteBook({ kysely }: Database<Tables>, id: string, personId: string): Promise<boolean> {
  const gone = await kysely
    .deleteFrom('book')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

export async function replaceEditions(
  { kysely }: Database<Tables>,
  bookId: string,
  editions: readonly Edition[],
): Promise<void> {
  await kysely.deleteFrom('book_edition').where('book_id', '=', bookId).execute();
  if (editions.length === 0) return;
  await kysely
    .insertInto('book_edition')
    .values(editions.map((edition, position) => ({ ...edition, book_id: bookId, position })))
    .execute();
}
