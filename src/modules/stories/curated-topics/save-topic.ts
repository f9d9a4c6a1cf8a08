import { curationMessages as messages } from '#shared/messages/curation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { columnList } from '#modules/ground/column-list.ts';
import { asProgram, type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { ensureTags } from '#modules/stories/topics/tag-story.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { canCurateTopics } from './curated-topics.policy.ts';
import { replaceTopicRelations, replaceTopicTags, upsertTopic } from './curated-topics.store.ts';
import { purgeTopic } from './purge-topic.ts';
import { type Topic, type TopicOutcome, topicColumns, type TopicVisibility } from './topic.ts';
import { isTopicSlug, readTopicTexts, type TopicTexts } from './topic-rules.ts';

const BY_SLUGS = `select ${columnList('t', topicColumns)} from topic t where t.slug = any($1)`;

/** Makes the topic of an address, or changes it; its tags are made where they are new (HOME-3). */
export async function saveTopic(
  context: CommandContext,
  input: TopicTexts & { readonly slug: string; readonly visibility: TopicVisibility },
): Promise<TopicOutcome> {
  mustBeAllowed(canCurateTopics(context));
  const { slug, visibility } = input;
  if (!isTopicSlug(slug)) return badRequest(messages.badSlug);
  const texts = readTopicTexts(input);
  if ('fault' in texts) return badRequest(texts.fault);
  const { name, description } = texts;
  return withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const known = await database.query<Topic>('topics_by_slugs', BY_SLUGS, [[slug, ...texts.relatedSlugs]]);
    const bySlug = new Map(known.map((topic) => [topic.slug, topic]));
    const missing = texts.relatedSlugs.find((related) => related === slug || !bySlug.has(related));
    if (missing !== undefined) {
      return badRequest(formatMessage(messages.noSuchRelated, { slug: missing }));
    }
    const wanted = { id: createId(), slug, name, description, visibility };
    const topic = { ...wanted, id: await upsertTopic(database, wanted, clock.now()) };
    await replaceTopicTags(database, topic.id, await ensureTags(asProgram(inside), texts.tags));
    const relatedIds = texts.relatedSlugs.flatMap((related) => bySlug.get(related)?.id ?? []);
    await replaceTopicRelations(database, topic.id, relatedIds);
    await writeAudit(inside, {
      action: 'topic.saved',
      targetKind: 'topic',
      targetId: topic.id,
      before: bySlug.get(slug) ?? null,
      after: { ...topic, tags: texts.tags, related: texts.relatedSlugs },
    });
    await purgeTopic(inside, topic.id);
    return { type: 'Topic' as const, topic };
  });
}
