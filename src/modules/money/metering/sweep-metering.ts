import { meterMonth } from '#shared/membership/metering.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteGuardedBefore } from './guarded-openings.store.ts';
import { deleteBefore } from './metered-openings.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'metering:sweep': unknown;
  }
}

const DAY = 24 * 3_600_000;

/** Forgets what the meter and the guards do not look at any more; run it every hour (rules 80, 81). */
export async function sweepMetering({ database, clock }: CommandContext): Promise<void> {
  const now = clock.now();
  await deleteBefore(database, meterMonth(now));
  await deleteGuardedBefore(database, new Date(now.getTime() - DAY));
}
