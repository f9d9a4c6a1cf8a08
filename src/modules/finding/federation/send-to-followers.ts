import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { Database } from '#platform/database/database.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Delivery, Message } from './message.ts';

const JOB = 'federation:deliver';
/** With the waits between them about six hours. */
const MOST_ATTEMPTS = 10;
/** Jobs of one queue run one after another: a slow server holds up some others, and never all jobs of the program. */
const QUEUES = 2;

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'federation:deliver': Delivery;
  }
}

const INBOXES = `
  select distinct coalesce(r.shared_inbox, r.inbox) as inbox from federation_follower f
  join federation_remote r on r.actor_uri = f.actor_uri where f.person_id = $1 order by 1`;

/** Writes down a message for every server on which somebody follows a person: once for each, however many follow there. */
export async function sendToFollowers(database: Database<Tables>, personId: string, message: Message): Promise<void> {
  const rows = await database.query<{ inbox: string }>('federation_inboxes', INBOXES, [personId]);
  const activityId = createId();
  for (const { inbox } of rows) await sendToInbox(database, { personId, inbox, activityId, message });
}

/** Writes down a message for one inbox. */
export async function sendToInbox(
  database: Database<Tables>,
  delivery: Omit<Delivery, 'activityId'> & Partial<Pick<Delivery, 'activityId'>>,
): Promise<void> {
  const { host } = new URL(delivery.inbox);
  const queue = `federation:${[...host].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % QUEUES}`;
  const payload = { activityId: createId(), ...delivery };
  await enqueueJob(database, JOB, payload, { queue, maxAttempts: MOST_ATTEMPTS });
}
