import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { replaceAuthors } from './stories.store.ts';

/** Gives a story these authors, in order; who began it stays the same. */
export async function updateAuthors(
  database: Database<Tables>,
  storyId: string,
  authorIds: readonly string[],
): Promise<void> {
  const row = await database.kysely
    .updateTable('story')
    .set({ author_ids: [...authorIds] })
    .where('id', '=', storyId)
    .returning(['sort_key', 'is_listed'])
    .executeTakeFirstOrThrow();
  await replaceAuthors(database, { storyId, sortKey: row.sort_key, isListed: row.is_listed }, authorIds);
}
