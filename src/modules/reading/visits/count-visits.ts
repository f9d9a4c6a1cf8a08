import { makeDays } from '#platform/database/day-partitions.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { recordReads } from '#modules/stories/stories/record-reads.ts';
import { countAnew, type DueHour, type ReadsOfDay, takeDue } from './counted-visits.store.ts';
import { deleteOld, visitTables } from './visits.store.ts';

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
    await countHours(inside, due);
    return due.length;
  });
}

/** Counts hours anew, within a transaction, with the reads of their days that ranks go by. */
export async function countHours(inside: CommandContext, hours: readonly DueHour[]): Promise<void> {
  const days = Map.groupBy(await countAnew(inside.database, hours), ({ day }: ReadsOfDay) => day);
  for (const [day, reads] of [...days].toSorted(([left], [right]) => (left < right ? -1 : 1)))
    await recordReads(inside, day, reads);
}

const DAY = 24 * 3_600_000;
/** Rule 125. */
export const DAYS_KEPT = 30;
const SALTS_KEPT = 2;
/** Own judgement: a program that does not run for a week keeps its visits by the day all the same. */
const DAYS_AHEAD = 7;

/** Leaves counts instead of visits that began more than 30 days ago, and makes days that are to come; run it once a day. */
export async function sweepVisits(context: CommandContext): Promise<void> {
  await countVisits(context);
  const now = context.clock.now();
  const day = (ahead: number) => dayText(now, ahead);
  await deleteOld(context.database, day(-DAYS_KEPT), day(-SALTS_KEPT));
  const ahead = Array.from({ length: DAYS_AHEAD + 1 }, (_none, place) => day(place));
  for (const table of visitTables) await makeDays(context.database, table, ahead);
}

/** A day, `YYYY-MM-DD` in UTC, so many days from now. */
export function dayText(now: Date, ahead: number): string {
  return new Date(now.getTime() + ahead * DAY).toISOString().slice(0, 10);
}
