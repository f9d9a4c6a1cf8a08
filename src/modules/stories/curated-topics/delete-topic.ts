import { curationMessages as messages } from '#shared/messages/curation.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { canCurateTopics } from './curated-topics.policy.ts';
import { deleteTopicRow, lockTopic } from './curated-topics.store.ts';
import { purgeTopic } from './purge-topic.ts';

export type DeleteTopicOutcome =
  | { readonly type: 'DeletedTopic'; readonly topicId: string }
  | { readonly type: 'NotFound'; readonly message: string };

/** Deletes a topic; who followed it follows its tags, as before. */
export function deleteTopic(context: CommandContext, topicId: string): Promise<DeleteTopicOutcome> {
  mustBeAllowed(canCurateTopics(context));
  return withTransaction(context, async (inside) => {
    const before = await lockTopic(inside.database, topicId);
    if (before === undefined || !(await deleteTopicRow(inside.database, topicId))) {
      return notFound(messages.noSuchTopic);
    }
    await writeAudit(inside, { action: 'topic.deleted', targetKind: 'topic', targetId: topicId, before, after: null });
    await purgeTopic(inside, topicId);
    return { type: 'DeletedTopic' as const, topicId };
  });
}
