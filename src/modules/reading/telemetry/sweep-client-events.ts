import { listDays, makeDays } from '#platform/database/day-partitions.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { condenseDay, eventTable } from './telemetry.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'client-events:sweep': unknown;
  }
}

const DAY = 24 * 3_600_000;
/** Rule 125. */
const DAYS_KEPT = 30;

/** Own judgement: a program that does not run for a week keeps its events by the day all the same. */
const DAYS_AHEAD = 7;

/**
 * Leaves counts of days instead of events that came in 30 days ago, a day at a time, and makes days that are to come;
 * run it once a day.
 */
export async function sweepClientEvents({ database, clock }: CommandContext): Promise<void> {
  const today = startOfDay(clock.now());
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_none, place) => dayText(today + place * DAY));
  await makeDays(database, eventTable, days);
  const youngest = today - DAYS_KEPT * DAY;
  // Days that nothing came in on have parts all the same.
  for (const day of await listDays(database, eventTable))
    if (day <= dayText(youngest)) await condenseDay(database, new Date(day));
  for (;;) {
    const { oldest } = await database.kysely
      .selectFrom('client_event')
      .select(({ fn }) => fn.min('received_at').as('oldest'))
      .executeTakeFirstOrThrow();
    if (oldest === null || startOfDay(oldest) > youngest) return;
    await condenseDay(database, new Date(startOfDay(oldest)));
  }
}

function dayText(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Milliseconds since the epoch, in UTC. */
function startOfDay(moment: Date): number {
  return Math.floor(moment.getTime() / DAY) * DAY;
}
