import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertImage(database: Database<Tables>, image: Insertable<Tables['image']>): Promise<void> {
  await database.kysely
    .insertInto('image')
    .values(image)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export function selectImage(database: Database<Tables>, id: string) {
  return database.kysely
    .selectFrom('image')
    .select(['id', 'format', 'width', 'height', 'placeholder'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Every place that shows a picture, the logo of the site among them; pages of publications and designs name theirs only in their text. */
const DELETE_UNUSED = `
  delete from image i where i.id = any($1)
    and not exists (select from story_image s where s.image_id = i.id)
    and not exists (select from draft_image d where d.image_id = i.id)
    and not exists (select from story s where s.cover_image_id = i.id)
    and not exists (select from person p where p.image_id = i.id)
    and not exists (select from book b where b.cover_image_id = i.id)
    and not exists (
      select from publication p where i.id in (p.avatar_image_id, p.logo_image_id, p.favicon_image_id))
    and not exists (
      select from design d where d.published::text like '%' || i.id || '%' or d.previous::text like '%' || i.id || '%')
    and not exists (select from design_draft d where d.draft::text like '%' || i.id || '%')
    and not exists (select from publication_page p where p.document::text like '%' || i.id || '%')
    and not exists (
      select from submission_suggestion g
      where g.withdrawn_at is null and g.delta::text like '%' || i.id || '%')
    and not exists (select from setting s where s.name = 'site.logoImageId' and s.value = to_jsonb(i.id))
  returning i.id`;

/** Deletes those of the pictures that nothing shows, and answers with their ids. */
export async function deleteUnusedImages(
  database: Database<Tables>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('image_delete_unused', DELETE_UNUSED, [ids]);
  return rows.map(({ id }) => id);
}
