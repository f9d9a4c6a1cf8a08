import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteEntriesBefore } from './reading-history.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'reading-history:sweep': unknown;
  }
}

/** Rule 38. */
const MONTHS_KEPT = 12;

/** Forgets what was read longest ago; run it once a day. */
export async function sweepReadingHistory({ database, clock }: CommandContext): Promise<void> {
  const oldest = clock.now();
  oldest.setUTCMonth(oldest.getUTCMonth() - MONTHS_KEPT);
  while ((await deleteEntriesBefore(database, oldest)) > 0);
}
