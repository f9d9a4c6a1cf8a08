import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { recordReads } from '#modules/stories/stories/record-reads.ts';
import { countAnew, type ReadsOfDay, takeDue } from './counted-visits.store.ts';
import { deleteOld } from './visits.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'visits:count': unknown;
    'visits:sweep': unknown;
  }
}

/** Counts what was told since the last time (rule 123), a slice at a time, so that what is counted is there to read. */
export async function countVisits(context: CommandContext): Promise<void> {
  while ((await countSlice(context)) > 0);
}

function countSlice(context: CommandContext): Promise<number> {
  return withTransaction(context, async (inside) => {
    const due = await takeDue(inside.database);
    if (due.length === 0) return 0;
    const days = Map.groupBy(await countAnew(inside.database, due), ({ day }: ReadsOfDay) => day);
    for (const [day, reads] of [...days].toSorted(([left], [right]) => (left < right ? -1 : 1)))
      await recordReads(inside, day, reads);
    return due.length;
  });
}

const DAY = 24 * 3_600_000;
/** Rule 125. */
const DAYS_KEPT = 30;
const SALTS_KEPT = 2;

/** Leaves counts instead of visits that began more than 30 days ago; run it once a day. */
export async function sweepVisits(context: CommandContext): Promise<void> {
  await countVisits(context);
  const now = context.clock.now().getTime();
  const day = new Date(now - SALTS_KEPT * DAY).toISOString().slice(0, 10);
  await deleteOld(context.database, new Date(Math.floor(now / DAY) * DAY - DAYS_KEPT * DAY), day);
}
