import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { News } from '#modules/ground/module-news.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { addNews } from './notifications.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'notifications:tell': { readonly notificationId: string };
  }
}

/**
 * Writes news down, and has those told by mail and push who want it so. What comes while that waits joins it:
 * the job has the bundle as its key.
 */
export async function notify(database: Database<Tables>, clock: Clock, news: News): Promise<void> {
  for (const notificationId of await addNews(database, { ...news, at: clock.now() })) {
    await enqueueJob(database, 'notifications:tell', { notificationId }, { key: `tell:${notificationId}` });
  }
}
