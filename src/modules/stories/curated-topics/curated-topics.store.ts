import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Topic } from './topic.ts';

/** Makes a topic, or changes the one with its slug; answers with its id. */
export async function upsertTopic({ kysely }: Database<Tables>, topic: Topic, now: Date): Promise<string> {
  const { id, slug, ...texts } = topic;
  const changes = { ...texts, updated_at: now };
  const row = await kysely
    .insertInto('topic')
    .values({ id, slug, ...changes, created_at: now })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(changes))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Puts exactly these tags under a topic, in their order. */
export async function replaceTopicTags(
  { kysely }: Database<Tables>,
  topicId: string,
  tagIds: readonly string[],
): Promise<void> {
  await kysely.deleteFrom('topic_tag').where('topic_id', '=', topicId).execute();
  if (tagIds.length === 0) return;
  const rows = tagIds.map((tag_id, position) => ({ topic_id: topicId, tag_id, position }));
  await kysely.insertInto('topic_tag').values(rows).execute();
}

/** Names exactly these topics as related to one, in their order. */
export async function replaceTopicRelations(
  { kysely }: Database<Tables>,
  topicId: string,
  relatedIds: readonly string[],
): Promise<void> {
  await kysely.deleteFrom('topic_relation').where('topic_id', '=', topicId).execute();
  if (relatedIds.length === 0) return;
  const rows = relatedIds.map((related_id, position) => ({ topic_id: topicId, related_id, position }));
  await kysely.insertInto('topic_relation').values(rows).execute();
}

/** Holds a topic until the transaction ends, and gives its picked stories in order; undefined where there is none. */
export async function lockTopic(
  { kysely }: Database<Tables>,
  topicId: string,
): Promise<{ readonly slug: string; readonly storyIds: readonly string[] } | undefined> {
  const topic = await kysely
    .selectFrom('topic')
    .select('slug')
    .where('id', '=', topicId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (topic === undefined) return undefined;
  const rows = await kysely
    .selectFrom('topic_story')
    .select('story_id')
    .where('topic_id', '=', topicId)
    .orderBy('position')
    .execute();
  return { slug: topic.slug, storyIds: rows.map((row) => row.story_id) };
}

/** Picks exactly these stories for a topic, in their order. */
export async function replaceTopicStories(
  { kysely }: Database<Tables>,
  topicId: string,
  storyIds: readonly string[],
): Promise<void> {
  await kysely.deleteFrom('topic_story').where('topic_id', '=', topicId).execute();
  await sql`
    insert into topic_story (topic_id, story_id, position)
    select ${topicId}, u.id, u.position from unnest(${[...storyIds]}::text[]) with ordinality as u (id, position)`.execute(
    kysely,
  );
}

/** Deletes a topic; its tags and stories stay. False where there is none. */
export async function deleteTopicRow({ kysely }: Database<Tables>, topicId: string): Promise<boolean> {
  const gone = await kysely.deleteFrom('topic').where('id', '=', topicId).returning('id').execute();
  return gone.length > 0;
}
