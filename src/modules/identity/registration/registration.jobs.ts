import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Jobs } from '#modules/ground/module-jobs.ts';
import { deleteOldOpenings, deleteUnusedInvitations } from './registration.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'registration:sweep': unknown;
  }
}

/** Milliseconds: a browser that opened an invitation and did not come back, and an invitation that ended with nobody. */
const KEPT_FOR = 90 * 86_400_000;

export const jobs = {
  'registration:sweep': {
    schedule: '41 3 * * *',
    run: sweepRegistration,
  },
} satisfies Jobs;

export async function sweepRegistration({
  database,
  clock,
}: Pick<CommandContext, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_FOR);
  await deleteOldOpenings(database, before);
  await deleteUnusedInvitations(database, before);
}
