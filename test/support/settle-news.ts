import { outboxTasks } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { notificationReactions } from '#modules/telling/notifications/notification-reactions.ts';
import { runJobs } from './run-jobs.ts';

/** Writes down, without a worker, for whom everything that happened is news. */
export async function settleNews({ database, clock, config }: CommandContext): Promise<void> {
  await runJobs(database, outboxTasks(database, notificationReactions(clock, config.siteUrl)));
}
