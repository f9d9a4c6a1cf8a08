import {
  type Cursor,
  cutPage,
  type Feed,
  HIGHEST,
  LOWEST,
  mapFeed,
  type Page,
  statementLimit,
} from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { type ReadFigures, readRows, type StatsSubject, SUMS, wholeDays } from './count-read.ts';
import type { StatsWindow } from './stats-window.ts';

export type StatsSort = 'MOST_READ' | 'NEWEST' | 'OLDEST';
/** A story with what was read of it in a period. */
export type StoryFigures = { readonly story: Story; readonly figures: ReadFigures };

const MOST_READ = {
  key: '(coalesce(c."memberReads" + c."otherReads", 0) * 1e9 + coalesce(c."memberViews" + c."otherViews", 0))::float8',
  order: 'desc',
};
const sorts = {
  MOST_READ,
  NEWEST: { key: 's.sort_key::float8', order: 'desc' },
  OLDEST: { key: 's.sort_key::float8', order: 'asc' },
} as const satisfies Record<StatsSort, { readonly key: string; readonly order: string }>;

const FIGURES = ['presented', 'clicked', 'memberViews', 'otherViews', 'memberReads', 'otherReads', 'activeSeconds'];
const NAMED = FIGURES.map((name) => `coalesce(c."${name}", 0) as "${name}"`).join(', ');

/** A writer's stories, or those of a publication, with what was read of each in a period. */
export async function readStoryList(
  context: ReadContext,
  { kind, id }: StatsSubject,
  { bounds, zone }: StatsWindow,
  { sort, page }: { readonly sort: StatsSort; readonly page: Page },
): Promise<Feed<StoryFigures>> {
  const { key, order } = sorts[sort];
  const limit = statementLimit(page);
  const text = `${readRows(kind === 'publication' ? 'shelf' : kind)},
    c as (select id, ${SUMS} from rows group by id)
    select * from (
      select m.id, ${key} as key, ${NAMED}
      from m join story s on s.id = m.id left join c on c.id = m.id
    ) listed where (key, id) ${order === 'desc' ? '<' : '>'} ($4::float8, $5)
    order by key ${order}, id ${order} limit ${limit}`;
  const ends = [bounds[0], bounds.at(-1)];
  const after = page.after ?? (order === 'desc' ? HIGHEST : LOWEST);
  const rows = await context.database.query<ReadFigures & Cursor>(
    `stats_stories_${kind}_${sort}_${limit}`.toLowerCase(),
    text,
    [id, ends, wholeDays(ends, zone), after.key, after.id],
  );
  const cut = cutPage(rows, page);
  const stories = await Promise.all(cut.items.map((row) => context.loaders.get(storyLoader).load(row.id)));
  return mapFeed(
    cut,
    cut.items.flatMap((figures, place) => {
      const story = stories[place];
      return story === undefined ? [] : [{ story, figures }];
    }),
  );
}

type TitledFigures = ReadFigures & {
  readonly id: string;
  readonly title: string;
  readonly firstPublishedAt: Date | null;
};

/** All of a writer's stories, or those of a publication, with what was read of each in a period, the newest first. */
export function readTitledFigures(
  database: ReadContext['database'],
  { kind, id }: StatsSubject,
  { bounds, zone }: StatsWindow,
): Promise<readonly TitledFigures[]> {
  const text = `${readRows(kind === 'publication' ? 'shelf' : kind)},
    c as (select id, ${SUMS} from rows group by id)
    select m.id, s.title, s.first_published_at as "firstPublishedAt", ${NAMED}
    from m join story s on s.id = m.id left join c on c.id = m.id order by s.sort_key desc, m.id desc`;
  const ends = [bounds[0], bounds.at(-1)];
  return database.query<TitledFigures>(`stats_titled_${kind}`, text, [id, ends, wholeDays(ends, zone)]);
}
