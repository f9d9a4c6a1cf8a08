import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type NamedTag = { readonly id: string; readonly slug: string; readonly title: string };

/** Makes those that are new; answers with the id of each slug. */
export async function ensureTagRows(
  database: Database<Tables>,
  tags: readonly NamedTag[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (tags.length === 0) return new Map();
  // In the order of slugs, so that two imports at once never wait for each other in a circle.
  const sorted = tags.toSorted((left, right) => (left.slug < right.slug ? -1 : 1));
  await database.kysely
    .insertInto('tag')
    .values(sorted.map((tag) => ({ ...tag, created_at: now })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  const rows = await database.kysely
    .selectFrom('tag')
    .select(['id', 'slug'])
    .where(
      'slug',
      'in',
      sorted.map((tag) => tag.slug),
    )
    .execute();
  return new Map(rows.map((row) => [row.slug, row.id]));
}

export type TaggedStory = {
  readonly storyId: string;
  readonly tagIds: readonly string[];
  readonly publicationId: string | null;
  readonly sortKey: number;
  readonly isListed: boolean;
};

export async function replaceStoryTags(database: Database<Tables>, story: TaggedStory): Promise<void> {
  await database.kysely.deleteFrom('story_tag').where('story_id', '=', story.storyId).execute();
  if (story.tagIds.length === 0) return;
  await database.kysely
    .insertInto('story_tag')
    .values(
      story.tagIds.map((tagId, position) => ({
        story_id: story.storyId,
        tag_id: tagId,
        publication_id: story.publicationId,
        position,
        sort_key: story.sortKey,
        is_listed: story.isListed,
      })),
    )
    .execute();
}

export async function addStoryCounts(database: Database<Tables>, changes: ReadonlyMap<string, number>): Promise<void> {
  const sorted = [...changes].toSorted(([left], [right]) => (left < right ? -1 : 1));
  await sql`
    update tag t set story_count = t.story_count + d.change
    from unnest(${sorted.map(([id]) => id)}::text[], ${sorted.map(([, change]) => change)}::int[]) as d (id, change)
    where t.id = d.id`.execute(database.kysely);
}

export async function addFollower(database: Database<Tables>, id: string, change: number): Promise<void> {
  await database.kysely
    .updateTable('tag')
    .set((eb) => ({ follower_count: eb('follower_count', '+', change) }))
    .where('id', '=', id)
    .execute();
}
