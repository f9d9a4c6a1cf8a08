import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** False where what it is about is not there. */
export async function insertNote(database: Database<Tables>, note: Insertable<Tables['staff_note']>): Promise<boolean> {
  const text = `
    insert into staff_note (id, person_id, story_id, text, author_id, created_at)
    select $1, $2, $3, $4, $5, $6
    where exists (select from person where id = $2) or exists (select from story where id = $3)
    returning id`;
  const { id, person_id, story_id, text: words, author_id, created_at } = note;
  const rows = await database.query('staff_note_insert', text, [id, person_id, story_id, words, author_id, created_at]);
  return rows.length > 0;
}

/** Takes a note away; undefined where there is none, or it is somebody else's and `by` is not null. */
export async function deleteNote(
  { kysely }: Database<Tables>,
  id: string,
  by: string | null,
): Promise<{ readonly person_id: string | null; readonly story_id: string | null } | undefined> {
  const deleting = kysely.deleteFrom('staff_note').where('id', '=', id);
  const own = by === null ? deleting : deleting.where('author_id', '=', by);
  return await own.returning(['person_id', 'story_id']).executeTakeFirst();
}
