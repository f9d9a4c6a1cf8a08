import { curationMessages as messages } from '#shared/messages/curation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { isPostId, postIdFromParam } from '#shared/routes/post-id.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { columnList } from '#modules/ground/column-list.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { readStories } from '#modules/stories/stories/read-story-feed.ts';
import { badRequest, notFound } from '#modules/ground/refusals.ts';
import { canCurateTopics } from './curated-topics.policy.ts';
import { lockTopic, replaceTopicStories } from './curated-topics.store.ts';
import { purgeTopic } from './purge-topic.ts';
import { type Topic, type TopicOutcome, topicColumns } from './topic.ts';
import { topicRules } from './topic-rules.ts';

const BY_ID = `select ${columnList('t', topicColumns)} from topic t where t.id = $1`;
type Order = readonly string[];

/** Puts stories first into a topic, by their addresses or ids; those that are in it come to the front. */
export async function addStoriesToTopic(
  context: CommandContext,
  { topicId, posts }: { readonly topicId: string; readonly posts: readonly string[] },
): Promise<TopicOutcome> {
  mustBeAllowed(canCurateTopics(context));
  const ids = posts.map((text) => ({ text, id: idOfAddress(text) }));
  const found = new Set(
    (
      await readStories(
        commandReader(context),
        ids.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  const missing = ids.find(({ id }) => !found.has(id));
  if (missing !== undefined) {
    return badRequest(formatMessage(messages.noSuchPost, { address: missing.text }));
  }
  return changeOrder(context, topicId, (order) => [...found, ...order.filter((id) => !found.has(id))]);
}

/** Takes a story out of a topic; that it is not in it is well too. */
export function removeStoryFromTopic(
  context: CommandContext,
  { topicId, postId }: { readonly topicId: string; readonly postId: string },
): Promise<TopicOutcome> {
  return changeOrder(context, topicId, (order) => order.filter((id) => id !== postId));
}

/** Puts stories of a topic into this order; those that are not named stay behind them. */
export function arrangeTopicStories(
  context: CommandContext,
  { topicId, postIds }: { readonly topicId: string; readonly postIds: readonly string[] },
): Promise<TopicOutcome> {
  const named = new Set(postIds);
  return changeOrder(context, topicId, (order) => [
    ...[...named].filter((id) => order.includes(id)),
    ...order.filter((id) => !named.has(id)),
  ]);
}

function changeOrder(context: CommandContext, topicId: string, next: (order: Order) => Order): Promise<TopicOutcome> {
  mustBeAllowed(canCurateTopics(context));
  return withTransaction(context, async (inside) => {
    const { database } = inside;
    const locked = await lockTopic(database, topicId);
    const [topic] = await database.query<Topic>('topic_by_id', BY_ID, [topicId]);
    if (locked === undefined || topic === undefined) return notFound(messages.noSuchTopic);
    const after = next(locked.storyIds);
    if (after.length > topicRules.mostPosts) {
      return badRequest(formatMessage(messages.tooManyPosts, { most: topicRules.mostPosts }));
    }
    await replaceTopicStories(database, topicId, after);
    await writeAudit(inside, {
      action: 'topic.postsChanged',
      targetKind: 'topic',
      targetId: topicId,
      before: locked.storyIds,
      after,
    });
    await purgeTopic(inside, topicId);
    return { type: 'Topic' as const, topic };
  });
}

/** The id in an address of this site, or the text itself; what is none is the id of nothing. */
function idOfAddress(text: string): string {
  const path = text
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '');
  const id = postIdFromParam(path.slice(path.lastIndexOf('/') + 1));
  return id !== undefined && isPostId(id) ? id : '';
}
