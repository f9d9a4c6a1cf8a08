import { mustBeAllowed } from '#modules/ground/acting.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { withoutMuted } from '#modules/stories/stories/without-muted.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { readTagsByIds } from '#modules/stories/topics/read-tags.ts';
import type { Tag } from '#modules/stories/topics/tag.ts';
import { canCurateTopics, canSeeTopic } from './curated-topics.policy.ts';
import { type Topic, topicColumns, type TopicVisibility } from './topic.ts';

const COLUMNS = columnList('t', topicColumns);
/** Own judgement: a site has a few dozen. */
const MOST_LISTED = 200;

const BY_SLUG = `select ${COLUMNS} from topic t where t.slug = $1`;

/** A topic by its slug, where the viewer may see it. */
export async function findTopic({ database, viewer }: ReadContext, slug: string): Promise<Topic | null> {
  const [topic] = await database.query<Topic>('topic_by_slug', BY_SLUG, [slug]);
  return topic !== undefined && canSeeTopic(viewer, topic) ? topic : null;
}

const LISTED = `
  select ${COLUMNS} from topic t where t.visibility = any($1) order by t.name, t.id limit ${MOST_LISTED}`;
const KINDS: readonly TopicVisibility[] = ['public', 'special', 'staff'];

/** The public topics by name; those of another visibility, or of each, are listed for curators only (rule 49). */
export async function readTopics(
  { database }: ReadContext,
  asker: Pick<CommandContext, 'viewer' | 'isProgram'>,
  visibility: TopicVisibility | null,
): Promise<readonly Topic[]> {
  if (visibility !== 'public') mustBeAllowed(canCurateTopics(asker));
  return database.query<Topic>('topics_listed', LISTED, [visibility === null ? KINDS : [visibility]]);
}

type Id = { readonly ownerId: string; readonly id: string };

const TAGS = `
  select topic_id as "ownerId", tag_id as id from topic_tag where topic_id = any($1) order by position`;

/** The tags that a topic gathers, the main one first. */
export async function readTagsOfTopic(context: ReadContext, topicId: string): Promise<readonly Tag[]> {
  return readTagsByIds(context, await idsOf(context, 'topic_tags', TAGS, topicId));
}

const OF_TAGS = `
  select x.tag_id as "ownerId", ${COLUMNS} from topic_tag x join topic t on t.id = x.topic_id
  where x.tag_id = any($1) and t.visibility = 'public' order by t.name, t.id`;

/** The public topics that gather one of these tags or more, by name. */
export async function readTopicsOfTags(context: ReadContext, tagIds: readonly string[]): Promise<readonly Topic[]> {
  const ofTag = (tagId: string) =>
    context.loaders.grouped<Topic & { readonly ownerId: string }>('topics_of_tag', tagId, (ids) =>
      context.database.query<Topic & { readonly ownerId: string }>('topics_of_tag', OF_TAGS, [ids]),
    );
  const topics = new Map((await Promise.all(tagIds.map(ofTag))).flat().map((topic) => [topic.id, topic]));
  return [...topics.values()].toSorted((left, right) => left.name.localeCompare(right.name, 'en'));
}

const PICKED = `
  select topic_id as "ownerId", story_id as id from topic_story where topic_id = any($1) order by position`;

/** The stories that curators picked for a topic, in their order, those that the viewer may see and does not mute. */
export async function readPickedStories(context: ReadContext, topicId: string): Promise<readonly Story[]> {
  return withoutMuted(context, await readStories(context, await idsOf(context, 'topic_stories', PICKED, topicId)));
}

const RELATED = `
  select r.topic_id as "ownerId", ${COLUMNS} from topic_relation r join topic t on t.id = r.related_id
  where r.topic_id = any($1) order by r.position`;

/** Topics that stand beside this one: reachable ones are not listed here either, but to curators. */
export async function readRelatedTopics(
  context: ReadContext,
  asker: Pick<CommandContext, 'viewer' | 'isProgram'>,
  topicId: string,
): Promise<readonly Topic[]> {
  const rows = await context.loaders.grouped<Topic & Id>('topic_related', topicId, (ids) =>
    context.database.query<Topic & Id>('topic_related', RELATED, [ids]),
  );
  return rows.filter((topic) => topic.visibility === 'public' || canCurateTopics(asker));
}

async function idsOf(context: ReadContext, name: string, text: string, topicId: string): Promise<readonly string[]> {
  const rows = await context.loaders.grouped<Id>(name, topicId, (ids) => context.database.query<Id>(name, text, [ids]));
  return rows.map(({ id }) => id);
}
