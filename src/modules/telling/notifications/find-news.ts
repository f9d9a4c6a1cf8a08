import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { SomeReaction } from '#platform/jobs/outbox.ts';
import type { News, NewsMeans } from '#modules/ground/module-news.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { newsParts } from './generated/news-parts.ts';
import { findMentioned } from './find-mentioned.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { addNews } from './notifications.store.ts';

type Find = (database: Database<Tables>, payload: unknown, means: NewsMeans) => Promise<readonly News[]>;

/** A reaction for each event of which some module says in its `x.news.ts` what is news. */
export function findNews(clock: Clock, siteUrl: string): readonly SomeReaction<Tables>[] {
  return Object.values(newsParts).flatMap((part) =>
    Object.entries(part).map(([event, find]) => ({
      name: `notifications:${event}`,
      event,
      react: async (database: Database<Tables>, payload: unknown) => {
        const means = newsMeans(database, clock, siteUrl);
        for (const news of await (find as Find)(database, payload, means)) await notify(database, clock, news);
      },
    })),
  );
}

const TOLD = 'select person_id as id from notification where person_id = any($1) and bundle_key = $2';

function newsMeans(database: Database<Tables>, clock: Clock, siteUrl: string): NewsMeans {
  return {
    now: clock.now(),
    mentionedIn: (document) => findMentioned(database, document, siteUrl),
    told: async (personIds, bundleKey) => {
      const rows = await database.query<{ id: string }>('notification_told', TOLD, [personIds, bundleKey]);
      return new Set(rows.map(({ id }) => id));
    },
  };
}

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'notifications:tell': { readonly notificationId: string };
  }
}

/**
 * Writes news down, and has those told by mail and push who want it so. What comes while that waits joins it:
 * the job has the bundle as its key.
 */
async function notify(database: Database<Tables>, clock: Clock, news: News): Promise<void> {
  for (const notificationId of await addNews(database, { ...news, at: clock.now() })) {
    await enqueueJob(database, 'notifications:tell', { notificationId }, { key: `tell:${notificationId}` });
  }
}
