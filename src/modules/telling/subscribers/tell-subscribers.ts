import type { Reaction } from '#platform/jobs/outbox.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { withoutMuted } from '#modules/stories/stories/without-muted.ts';
import { newStoryId } from '#modules/telling/notifications/find-notification.ts';
import { findRecipients, type Recipient } from '#modules/telling/notifications/find-recipient.ts';
import { readPreferences } from '#modules/people/preferences/read-preferences.ts';
import { enqueuePushes } from '#modules/telling/pushes/enqueue-pushes.ts';
import { readStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { SubscriptionTarget } from '#modules/telling/unsubscribing/unsubscribe-token.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { composeNewStory, type RenderedIssues } from './compose-new-story.ts';

const JOB = 'subscriptions:tell';
const BY_MAIL = 'NOTIFICATIONS_ALLOW_EMAIL_NEW_STORIES';
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

// Who subscribed to several of its makers has one mail, with one way out.
const SUBSCRIBERS = `
  select id, min(target) as target from (
    select f.person_id as id, 'person/' || f.first_of_person_id as target from story s
    join subscriber f on f.first_of_person_id = any(s.author_ids) and f.state = 'active'
    where s.id = $1 and s.is_listed and f.person_id > $2
    union all
    select f.person_id, 'publication/' || f.first_of_publication_id from story s
    join subscriber f on f.first_of_publication_id = s.publication_id and f.state = 'active'
    where s.id = $1 and s.is_listed and f.person_id > $2
  ) found group by id order by id limit ${BATCH}`;
type Subscriber = { readonly id: string; readonly target: SubscriptionTarget };

/**
 * Tells those who asked for it of a new story, by mail and push, a batch at a time: the mails of a batch and the job of
 * the next are one transaction, so that nobody has it twice (rules 70, 73, NEWS-4).
 */
export async function tellSubscribers(
  context: CommandContext,
  { storyId, after }: { readonly storyId: string; readonly after: string },
): Promise<void> {
  mustBeProgram(context);
  const rows = await context.database.query<Subscriber>('subscribers_of_story', SUBSCRIBERS, [storyId, after]);
  const recipients = await findRecipients(
    context,
    rows.map(({ id }) => id),
  );
  const targets = new Map(rows.map(({ id, target }) => [id, target]));
  const last = rows.at(-1);
  const hasMore = rows.length === BATCH && last !== undefined;
  await withTransaction(context, async (inside) => {
    const issues: RenderedIssues = new Map();
    for (const recipient of recipients) {
      const target = targets.get(recipient.viewer.personId);
      if (target !== undefined) await tell(inside, recipient, { storyId, target, issues });
    }
    if (hasMore)
      await enqueueJob(inside.database, JOB, { storyId, after: last.id }, { key: `${JOB}:${storyId}:${last.id}` });
  });
}

type Telling = { readonly storyId: string; readonly target: SubscriptionTarget; readonly issues: RenderedIssues };

/** As they would see it: nothing of whom they mute, block, or may not read. */
async function tell(inside: CommandContext, { viewer, address }: Recipient, telling: Telling): Promise<void> {
  const { storyId, target, issues } = telling;
  const { personId } = viewer;
  const preferences = await readPreferences(inside.database, personId);
  const isOn = (wanted: string) => preferences.find(({ name }) => name === wanted)?.value === true;
  const byMail = address !== null && isOn(BY_MAIL);
  if (!byMail && !isOn(BY_PUSH)) return;
  const reader = commandReader({ ...inside, viewer, isProgram: false });
  const [story] = await withoutMuted(reader, await readStories(reader, [storyId]));
  if (story === undefined || story.authorIds.includes(personId)) return;
  if (byMail && (await isMailed(inside, storyId))) {
    const author = await reader.loaders.get(personLoader).load(story.creatorId);
    const mail = await composeNewStory(inside, reader, { personId, target, story, author }, issues);
    await sendMail(inside, { to: address, ...mail });
  }
  if (isOn(BY_PUSH)) await enqueuePushes(inside, { personId, notificationId: newStoryId(storyId) });
}

/** What its writer chose when it was published. */
async function isMailed({ database }: CommandContext, storyId: string): Promise<boolean> {
  const [row] = await database.query('story_is_mailed', 'select 1 from story where id = $1 and is_mailed', [storyId]);
  return row !== undefined;
}
