import { outboxTasks } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { reactions } from '#modules/telling/notifications/notifications.jobs.ts';
import { runJobs } from './run-jobs.ts';

/** Writes down, without a worker, for whom everything that happened is news. */
export async function settleNews(context: CommandContext): Promise<void> {
  const { database } = context;
  await runJobs(database, outboxTasks(database, reactions(context)));
}
