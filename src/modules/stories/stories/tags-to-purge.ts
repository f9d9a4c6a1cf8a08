import { userCacheTag, collectionCacheTag, postCacheTag, tagCacheTag } from '#shared/cache/cache-tags.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Presence } from './presence.ts';

/** The cache tags of every page that shows a story, where it was and where it is now. */
export async function tagsToPurge(
  database: Database<Tables>,
  storyId: string,
  presences: readonly Presence[],
): Promise<readonly string[]> {
  const tagIds = [...new Set(presences.flatMap((presence) => presence?.tagIds ?? []))];
  const tags =
    tagIds.length === 0
      ? []
      : await database.kysely.selectFrom('tag').select('slug').where('id', 'in', tagIds).execute();
  const owners = presences.flatMap((presence) => [
    ...(presence?.authorIds ?? []).map((id) => userCacheTag(id)),
    ...(presence?.publicationId ? [collectionCacheTag(presence.publicationId)] : []),
  ]);
  return [postCacheTag(storyId), 'home', ...owners, ...tags.map(({ slug }) => tagCacheTag(slug))];
}
