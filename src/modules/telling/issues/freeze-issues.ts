import { collectionCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { Reaction } from '#platform/jobs/outbox.ts';
import type { Database } from '#platform/database/database.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { insertIssues, renameIssues } from './issues.store.ts';
import type { Readership } from './story-readers.ts';

const SEND_JOB = 'issues:send';
/** Behind everything that somebody waits for. */
export const SEND_PRIORITY = 10;

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'issues:send': unknown;
  }
}

/** Has mails go out as soon as there is a turn; the clock does the same once a minute. */
export async function enqueueSending(database: Database<Tables>): Promise<void> {
  await enqueueJob(database, SEND_JOB, {}, { key: SEND_JOB, queue: SEND_JOB, priority: SEND_PRIORITY });
}

/** What is unlisted goes out where a newsletter was chosen for it alone. */
const STORY = `
  select s.title, s.author_ids as "authorIds", s.publication_id as "publicationId", s.tag_ids as "topicIds",
    case when m.story_id is not null then json_build_object('newsletterId', m.newsletter_id, 'reach', m.reach,
      'source', m.source, 'followsTopics', m.follows_topics, 'isActive', m.is_active,
      'correctedIssueId', m.corrected_issue_id) end as mailing
  from story s left join story_mailing m on m.story_id = s.id
  where s.id = $1 and s.state = 'published' and (s.is_listed or m.story_id is not null) and s.is_mailed
    and not exists (select from issue i where i.story_id = s.id)`;
type Row = Omit<Readership, 'now'> & { readonly title: string };

/**
 * When readers see a story for the first time, those who get it by mail are written down (rule 73). When it is changed
 * after that, whoever has not got it yet gets it under the title that it has then (rule 318).
 */
export function freezeIssuesOfStory({ clock }: Pick<CommandContext, 'clock'>): Reaction<Tables, 'story.published'> {
  return {
    name: 'issues:story-published',
    event: 'story.published',
    react: async (database, { storyId, isFirst, dueAt }) => {
      if (isFirst) await freezeIssues({ database, clock }, storyId, dueAt);
      else await renameIssues(database, storyId, storyMessages.untitled);
    },
  };
}

/**
 * Writes down who gets a story, in the one transaction that it is called in; nothing where that was done before. One
 * whose time came while the site was away is as late as that (rule 284).
 */
export async function freezeIssues(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  storyId: string,
  dueAt?: string,
): Promise<void> {
  const now = clock.now();
  const [story] = await database.query<Row>('issue_story', STORY, [storyId]);
  if (story === undefined) return;
  const { title, ...readership } = story;
  await insertIssues(database, {
    ...readership,
    storyId,
    subject: title || storyMessages.untitled,
    now,
    dueAt: dueAt === undefined ? now : new Date(dueAt),
  });
  const { authorIds, publicationId } = readership;
  const tags = publicationId === null ? [] : [collectionCacheTag(publicationId)];
  // The archives of those whose newsletters it goes by show it from now on.
  await purgeTags({ database }, [...authorIds.map((id) => userCacheTag(id)), ...tags]);
  await enqueueSending(database);
}
