import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Presence } from './presence.ts';

/** Where a stored story counts now. */
export async function presenceOfRow(database: Database<Tables>, id: string): Promise<Presence> {
  const row = await database.kysely
    .selectFrom('story')
    .select(['publication_id', 'tag_ids', 'author_ids', 'first_published_at', 'is_listed'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.is_listed) return null;
  return {
    publicationId: row.publication_id,
    tagIds: row.tag_ids,
    authorIds: row.author_ids,
    publishedAt: row.first_published_at,
  };
}
