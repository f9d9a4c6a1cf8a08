import type { CommandContext } from '#modules/ground/command-context.ts';
import { condenseDay } from './telemetry.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'client-events:sweep': unknown;
  }
}

const DAY = 24 * 3_600_000;
/** Rule 125. */
const DAYS_KEPT = 30;

/** Leaves counts of days instead of events that came in 30 days ago, a day at a time; run it once a day. */
export async function sweepClientEvents({ database, clock }: CommandContext): Promise<void> {
  const today = startOfDay(clock.now());
  const youngest = today - DAYS_KEPT * DAY;
  for (;;) {
    const { oldest } = await database.kysely
      .selectFrom('client_event')
      .select(({ fn }) => fn.min('received_at').as('oldest'))
      .executeTakeFirstOrThrow();
    if (oldest === null || startOfDay(oldest) > youngest) return;
    await condenseDay(database, new Date(startOfDay(oldest)));
  }
}

/** Milliseconds since the epoch, in UTC. */
function startOfDay(moment: Date): number {
  return Math.floor(moment.getTime() / DAY) * DAY;
}
