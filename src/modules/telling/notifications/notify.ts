import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { EventName, EventPayloads, Reaction } from '#platform/jobs/outbox.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { addNews, type News } from './notifications.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'notifications:tell': { readonly notificationId: string };
  }
}

export type NewsToWrite = Omit<News, 'at'>;

/**
 * Writes news down, and has those told by mail and push who want it so. What comes while that waits joins it:
 * the job has the bundle as its key.
 */
async function notify(database: Database<Tables>, clock: Clock, news: NewsToWrite): Promise<void> {
  for (const notificationId of await addNews(database, { ...news, at: clock.now() })) {
    await enqueueJob(database, 'notifications:tell', { notificationId }, { key: `tell:${notificationId}` });
  }
}

/** A reaction that makes news of an event, from what the database says of it by then; none where it was undone. */
export function newsOf<Name extends EventName>(
  clock: Clock,
  event: Name,
  find: (database: Database<Tables>, payload: EventPayloads[Name]) => Promise<readonly NewsToWrite[]>,
): Reaction<Tables, Name> {
  return {
    name: `notifications:${event}`,
    event,
    react: async (database, payload) => {
      for (const news of await find(database, payload)) await notify(database, clock, news);
    },
  };
}
