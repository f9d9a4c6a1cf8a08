import { enqueueJob } from '#platform/jobs/jobs.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { EXPORT_LIFETIME } from './account-export.ts';
import { deleteExports } from './account-exports.store.ts';

/** Takes archives away that can be downloaded no longer, and those that were never finished. */
export async function sweepExports(context: CommandContext): Promise<void> {
  await withTransaction(context, async ({ database, clock }) => {
    const now = clock.now();
    const requestedBy = new Date(now.getTime() - EXPORT_LIFETIME);
    const exportIds = await deleteExports(database, { expiredBy: now, requestedBy });
    if (exportIds.length > 0) await enqueueJob(database, 'archives:remove-files', { exportIds });
  });
}
