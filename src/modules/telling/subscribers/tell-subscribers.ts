import type { Reaction } from '#platform/jobs/outbox.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { withoutMuted } from '#modules/stories/stories/without-muted.ts';
import { newStoryId } from '#modules/telling/notifications/find-notification.ts';
import { findRecipients, type Recipient } from '#modules/telling/notifications/find-recipient.ts';
import { readPreferences } from '#modules/people/preferences/read-preferences.ts';
import { enqueuePushes } from '#modules/telling/pushes/enqueue-pushes.ts';
import { readStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Tables } from '#modules/ground/tables.ts';

const JOB = 'subscriptions:tell';
const BY_PUSH = 'NOTIFICATIONS_ALLOW_PUSH_NEW_STORIES';
/** Own judgement: what one job does before it hands on to the next. */
const BATCH = 100;

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'subscriptions:tell': { readonly storyId: string; readonly after: string };
  }
}

/** Begins to tell subscribers of a story when readers see it for the first time. */
export const tellSubscribersOfStory: Reaction<Tables, 'story.published'> = {
  name: 'subscriptions:story-published',
  event: 'story.published',
  react: async (database, { storyId, isFirst }) => {
    if (isFirst) await enqueueJob(database, JOB, { storyId, after: '' }, { key: `${JOB}:${storyId}:` });
  },
};

const SUBSCRIBERS = `
  select distinct id from (
    select f.person_id as id from story s
    join subscriber f on f.first_of_person_id = any(s.author_ids) and f.state = 'active'
    where s.id = $1 and s.is_listed and f.person_id > $2
    union all
    select f.person_id from story s
    join subscriber f on f.first_of_publication_id = s.publication_id and f.state = 'active'
    where s.id = $1 and s.is_listed and f.person_id > $2
  ) found order by id limit ${BATCH}`;

/**
 * Tells those who asked for it of a new story by push, a batch at a time: the pushes of a batch and the job of the next
 * are one transaction, so that nobody has it twice (rule 70, NEWS-4). Mail is what issues are for (rule 73).
 */
export async function tellSubscribers(
  context: CommandContext,
  { storyId, after }: { readonly storyId: string; readonly after: string },
): Promise<void> {
  mustBeProgram(context);
  const rows = await context.database.query<{ id: string }>('subscribers_of_story', SUBSCRIBERS, [storyId, after]);
  const recipients = await findRecipients(
    context,
    rows.map(({ id }) => id),
  );
  const last = rows.at(-1);
  const hasMore = rows.length === BATCH && last !== undefined;
  await withTransaction(context, async (inside) => {
    for (const recipient of recipients) await tell(inside, recipient, storyId);
    if (hasMore)
      await enqueueJob(inside.database, JOB, { storyId, after: last.id }, { key: `${JOB}:${storyId}:${last.id}` });
  });
}

/** As they would see it: nothing of whom they mute, block, or may not read. */
async function tell(inside: CommandContext, { viewer }: Recipient, storyId: string): Promise<void> {
  const { personId } = viewer;
  const preferences = await readPreferences(inside.database, personId);
  if (preferences.find(({ name }) => name === BY_PUSH)?.value !== true) return;
  const reader = commandReader({ ...inside, viewer, isProgram: false });
  const [story] = await withoutMuted(reader, await readStories(reader, [storyId]));
  if (story === undefined || story.authorIds.includes(personId)) return;
  await enqueuePushes(inside, { personId, notificationId: newStoryId(storyId) });
}
