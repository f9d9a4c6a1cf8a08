import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { TopPeriod } from './stories.tables.ts';
import { replaceTopStories, updateScores } from './reads.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'stories:refresh-top': unknown;
  }
}

const JOB = 'stories:refresh-top';
const DAY = 24 * 60 * 60 * 1_000;
const DAYS: Readonly<Record<TopPeriod, number | null>> = { week: 7, month: 30, year: 365, allTime: null };

/** Makes the lists of the most read anew (rule 43); a job runs it every hour. */
export async function refreshTopStories(context: CommandContext): Promise<void> {
  const now = context.clock.now().getTime();
  const dayBefore = (days: number): string => new Date(now - days * DAY).toISOString().slice(0, 10);
  await updateScores(context.database, dayBefore(2));
  for (const [period, days] of Object.entries(DAYS)) {
    await withTransaction(context, async (inside) => {
      // Object.entries forgets that its keys are the periods.
      await replaceTopStories(inside.database, period as TopPeriod, days === null ? null : dayBefore(days));
    });
  }
  await purgeTags(context, ['home']);
}

/** Has the lists made soon where there are none: the clock of the job would let a new site wait for an hour. */
export async function refreshTopStoriesAtStart(context: CommandContext): Promise<void> {
  const made = await context.database.kysely.selectFrom('top_story').select('scope').limit(1).executeTakeFirst();
  // Several processes may start at once: one job does for all of them.
  if (made === undefined) await enqueueJob(context.database, JOB, {}, { key: JOB });
}
