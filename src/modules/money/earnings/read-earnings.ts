import { type EarnedOfDay, type EarnedRow, foldBeyond, foldStories } from '#shared/earnings/fold-lines.ts';
import { MICROS_OF_MINOR } from '#shared/earnings/fee-slices.ts';
import { wholeMinors } from '#shared/earnings/whole-minors.ts';
import { statsMessages } from '#shared/messages/stats.ts';
import { parsePeriod } from '#shared/stats/stats-period.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { MonthState } from './earnings.tables.ts';
import { periodOf } from './months.ts';

type Means = Pick<CommandContext, 'database' | 'clock'>;

export type MonthEarned = {
  readonly period: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
};

/** What a writer earned in a month, as an estimate or for good. */
export type EarningsView = {
  readonly personId: string;
  readonly period: string;
  /** Null where nothing was counted yet. */
  readonly state: MonthState | null;
  readonly countedAt: Date | null;
  readonly closedAt: Date | null;
  /** Months of which there can be figures, newest first. */
  readonly choices: readonly string[];
  readonly months: readonly MonthEarned[];
  readonly lines: readonly EarnedOfDay[];
  /** What they got as an editor of publications. */
  readonly editorLines: readonly EditorLine[];
};
export type EditorLine = EarnedOfDay & { readonly publicationId: string };

/** As an author and as an editor. */
export function allLines({ lines, editorLines }: EarningsView): readonly EarnedOfDay[] {
  return [...lines, ...editorLines];
}

const MONTHS = `
  select period, currency, amount from earning_statement where kind = 'writer' and owner_id = $1 order by period, currency`;
const STATE = 'select state, counted_at as "countedAt", closed_at as "closedAt" from earning_month where period = $1';
type State = { readonly state: MonthState; readonly countedAt: Date; readonly closedAt: Date | null };

/** The current month where none is told, or none that there is. */
export async function readEarnings(
  { database, clock }: Means,
  personId: string,
  asked: string | null | undefined,
): Promise<EarningsView> {
  const current = periodOf(clock.now());
  const parsed = parsePeriod(asked);
  const period = parsed?.kind === 'month' && asked && asked <= current ? asked : current;
  const [months, [month], lines, editorLines] = await Promise.all([
    database.query<MonthEarned>('earnings_of_writer', MONTHS, [personId]),
    database.query<State>('earning_month_state', STATE, [period]),
    database.query<EarnedOfDay>('earning_lines_of_writer', LINES, [personId, period]),
    database.query<EditorLine>('earning_lines_of_editor', EDITOR_LINES, [personId, period]),
  ]);
  const { state = null, countedAt = null, closedAt = null } = month ?? {};
  const choices = [...new Set([current, ...months.map((one) => one.period)])].toSorted().toReversed();
  return { personId, period, state, countedAt, closedAt, choices, months, lines, editorLines };
}

const FIGURES = `
  l.story_id as "storyId", l.day, l.currency, l.micros, l.percent,
  case when l.source = 'READERS' then l.seconds else 0 end as seconds,
  case when l.source = 'READERS' then l.points else 0 end as points`;
const LINES = `
  select ${FIGURES}, case when l.source = 'READERS' then l.members else 0 end as members
  from earning_line l where l.kind = 'writer' and l.owner_id = $1 and l.counted_in = $2
  order by l.day, l.story_id, l.currency, l.source, l.period`;
/** Members who are told with the author's own line already are not counted twice, so that few never look like enough. */
const EDITOR_LINES = `
  select ${FIGURES}, l.publication_id as "publicationId", case when l.source = 'READERS' and not exists (
      select from earning_line w where w.kind = 'writer' and w.owner_id = $1 and w.counted_in = $2
        and w.story_id = l.story_id) then l.members else 0 end as members
  from earning_line l where l.kind = 'editor' and l.owner_id = $1 and l.counted_in = $2
  order by l.publication_id, l.day, l.story_id, l.currency, l.source, l.period`;

/** At most so many stories stand on a page by themselves; the file names more, by day. */
const MOST_STORIES = 100;
const TITLES = 'select id, title from story where id = any($1)';

/** How stories are called; nothing of those that are gone. */
export async function titlesOf(
  { database }: Pick<Means, 'database'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const titles = await database.query<{ id: string; title: string }>('earning_titles', TITLES, [[...new Set(ids)]]);
  return new Map(titles.map(({ id, title }) => [id, title || statsMessages.untitled]));
}

export type StoryEarnings = EarnedRow & {
  readonly title: string | null;
  /** How many stories stand together since there are more than a page shows. */
  readonly together: number | null;
  /** In minor units, which add up to those of all stories. */
  readonly amounts: Money[];
};
type Money = { amount: number; currency: string };

/** By story, those first that earned most. */
export async function readEarningsByStory(
  { database }: Pick<Means, 'database'>,
  lines: readonly EarnedOfDay[],
): Promise<readonly StoryEarnings[]> {
  const rows = foldBeyond(foldStories(lines), MOST_STORIES);
  const ids = rows.flatMap(({ storyId }) => storyId ?? []);
  const titles = await titlesOf({ database }, ids);
  const amounts = amountsOf(rows);
  return rows.map((row) => ({
    ...row,
    amounts: amounts.get(row) ?? [],
    title: row.storyId === null ? null : (titles.get(row.storyId) ?? ''),
  }));
}

function amountsOf(rows: readonly EarnedRow[]): ReadonlyMap<EarnedRow, Money[]> {
  const amounts = new Map<EarnedRow, Money[]>(rows.map((row) => [row, []]));
  for (const currency of new Set(rows.flatMap(({ micros }) => [...micros.keys()]))) {
    const theirs = rows.filter(({ micros }) => micros.has(currency));
    const whole = wholeMinors(theirs.map(({ micros }) => micros.get(currency) ?? 0));
    theirs.forEach((row, place) => amounts.get(row)?.push({ amount: whole[place] ?? 0, currency }));
  }
  return amounts;
}

export type EditorEarnings = {
  /** Null of a publication that is gone. */
  readonly publicationName: string | null;
  readonly publicationId: string;
  readonly stories: readonly StoryEarnings[];
};
const NAMES = 'select id, name from publication where id = any($1)';

/** How publications are called; nothing of those that are gone. */
export async function namesOf(
  { database }: Pick<Means, 'database'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = await database.query<{ id: string; name: string }>('earning_names', NAMES, [ids]);
  return new Map(names.map(({ id, name }) => [id, name]));
}

/** What somebody got as an editor, by publication. */
export async function readEditorEarnings(
  { database }: Pick<Means, 'database'>,
  { editorLines }: EarningsView,
): Promise<readonly EditorEarnings[]> {
  const byPublication = Map.groupBy(editorLines, ({ publicationId }) => publicationId);
  if (byPublication.size === 0) return [];
  const names = await namesOf({ database }, [...byPublication.keys()]);
  return Promise.all(
    [...byPublication].map(async ([publicationId, lines]) => ({
      publicationId,
      publicationName: names.get(publicationId) ?? null,
      stories: await readEarningsByStory({ database }, lines),
    })),
  );
}

const OF_STORY = `
  select currency, sum(micros)::float8 as micros from earning_line
  where story_id = $1 and kind = 'writer' and owner_id = $2 group by 1 order by 1`;

/** What a story earned somebody altogether, estimates included; nothing before there is anything. */
export async function readEarningsOfStory({ database }: Pick<Means, 'database'>, storyId: string, personId: string) {
  const rows = await database.query<{ currency: string; micros: number }>('earnings_of_story', OF_STORY, [
    storyId,
    personId,
  ]);
  return rows.map(({ currency, micros }) => ({ amount: Math.floor(micros / MICROS_OF_MINOR), currency }));
}
