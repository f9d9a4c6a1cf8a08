import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type CountedRow, readCounted, readHours, recountPublications } from './counted-day.store.ts';
import { countHours, countVisits, DAYS_KEPT, dayText } from './count-visits.ts';

/** What stood and what it is by now; null where there was, or is, nothing. */
export type Difference = {
  readonly table: string;
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
};
export type RecountedDay = {
  /** How many figures of the day there are by now. */
  readonly count: number;
  readonly differences: readonly Difference[];
};

const HOURS_AT_ONCE = 2_000;

/**
 * Counts a day, `YYYY-MM-DD` in UTC, anew from what was written down of it, puts right what stands, and says what
 * differed. Undefined where that is not kept any more (rule 125), or is yet to come.
 */
export async function recountDay(context: CommandContext, day: string): Promise<RecountedDay | undefined> {
  const now = context.clock.now();
  if (day < dayText(now, -DAYS_KEPT) || day > dayText(now, 0)) return undefined;
  await countVisits(context);
  const { database } = context;
  const before = await readCounted(database, day);
  await withTransaction(context, (inside) => recountPublications(inside.database, day));
  const hours = await readHours(database, day);
  for (let from = 0; from < hours.length; from += HOURS_AT_ONCE)
    await withTransaction(context, (inside) => countHours(inside, hours.slice(from, from + HOURS_AT_ONCE)));
  const after = await readCounted(database, day);
  return { count: after.length, differences: differencesOf(before, after) };
}

function differencesOf(before: readonly CountedRow[], after: readonly CountedRow[]): readonly Difference[] {
  const nameOf = ({ table, key }: CountedRow) => `${table} ${key}`;
  const [was, is] = [before, after].map((rows) => new Map(rows.map((row) => [nameOf(row), row.figures])));
  const all = new Map([...before, ...after].map((row) => [nameOf(row), row]));
  return [...all].flatMap(([name, { table, key }]) => {
    const [old, anew] = [was?.get(name) ?? null, is?.get(name) ?? null];
    return old === anew ? [] : [{ table, key, before: old, after: anew }];
  });
}
