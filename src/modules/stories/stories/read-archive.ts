import type { ReadContext } from '#modules/ground/read-context.ts';

/** Listed stories of a year, a month of it (1–12) or a day of that. */
export type ArchiveEntry = {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
  readonly storyCount: number;
};
type Row = { ownerId: string; year: number; month: number; day: number; storyCount: number };

const COLUMNS = 'scope as "ownerId", year, month, day, story_count as "storyCount"';
const YEARS = `select ${COLUMNS} from archive_count
  where scope = any($1) and month = 0 and story_count > 0 order by year desc`;
const MONTHS = `select ${COLUMNS} from archive_count
  where scope = any($1) and year = $2 and month > 0 and day = 0 and story_count > 0 order by month desc`;
const DAYS = `select ${COLUMNS} from archive_count
  where scope = any($1) and year = $2 and month = $3 and day > 0 and story_count > 0 order by day desc`;
const LAST_DAYS = `select ${COLUMNS} from archive_count
  where scope = 'site' and day > 0 and story_count > 0 order by year desc, month desc, day desc limit 30`;

/** Years; with a year its months; with a month its days; those with stories, newest first. */
export async function readArchive(
  context: ReadContext,
  scope: string,
  year?: number | null,
  month?: number | null,
): Promise<readonly ArchiveEntry[]> {
  const [name, text, values] = statementFor(year, month);
  const rows = await context.loaders.grouped<Row>(`${name} ${values.join(' ')}`, scope, (scopes) =>
    context.database.query<Row>(name, text, [scopes, ...values]),
  );
  return rows.map(toEntry);
}

function statementFor(year?: number | null, month?: number | null): [string, string, number[]] {
  if (!year) return ['archive_years', YEARS, []];
  if (!month) return ['archive_months', MONTHS, [year]];
  return ['archive_days', DAYS, [year, month]];
}

/** The last days on which stories were published, newest first, at most 30. */
export async function readLastDays(context: ReadContext, limit: number): Promise<readonly ArchiveEntry[]> {
  const rows = await context.database.query<Row>('archive_last_days', LAST_DAYS, []);
  return rows.slice(0, Math.max(0, limit)).map(toEntry);
}

function toEntry({ year, month, day, storyCount }: Row): ArchiveEntry {
  return { year, month: month || null, day: day || null, storyCount };
}
