import { storyMessages } from '#shared/messages/story.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { Reaction } from '#platform/jobs/outbox.ts';
import type { Database } from '#platform/database/database.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { insertIssues } from './issues.store.ts';

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

const STORY = `
  select s.title, s.author_ids as "authorIds", s.publication_id as "publicationId" from story s
  where s.id = $1 and s.is_listed and s.is_mailed and not exists (select from issue i where i.story_id = s.id)`;
type Row = { readonly title: string; readonly authorIds: readonly string[]; readonly publicationId: string | null };

/** When readers see a story for the first time, those who get it by mail are written down (rule 73). */
export function freezeIssuesOfStory({ clock }: Pick<CommandContext, 'clock'>): Reaction<Tables, 'story.published'> {
  return {
    name: 'issues:story-published',
    event: 'story.published',
    react: async (database, { storyId, isFirst }) => {
      if (isFirst) await freezeIssues({ database, clock }, storyId);
    },
  };
}

/** Writes down who gets a story, in the one transaction that it is called in; nothing where that was done before. */
export async function freezeIssues(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  storyId: string,
): Promise<void> {
  const [story] = await database.query<Row>('issue_story', STORY, [storyId]);
  if (story === undefined) return;
  const { authorIds, publicationId } = story;
  const subject = story.title || storyMessages.untitled;
  await insertIssues(database, { storyId, subject, authorIds, publicationId, now: clock.now() });
  await enqueueSending(database);
}
