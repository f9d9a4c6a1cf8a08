import { type KeysetStatement, keysetRows } from '#modules/ground/keyset.ts';
import { type Feed, LOWEST, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { presentStories, readStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import type { Series } from './series.ts';
import { canSeeSeries } from './series.policy.ts';
import { seriesLoader } from './load-series.ts';

/** Series by their ids, in that order. */
export async function readSeriesByIds(context: ReadContext, ids: readonly string[]): Promise<readonly Series[]> {
  const loaded = await Promise.all(ids.map((id) => loadVisible(context, id)));
  return loaded.filter((series) => series !== null);
}

/** A series that this viewer may see. */
async function loadVisible(context: ReadContext, id: string): Promise<Series | null> {
  const series = await context.loaders.get(seriesLoader).load(id);
  if (series === undefined) return null;
  const creator = await context.loaders.get(personLoader).load(series.creatorId);
  return canSeeSeries(context.viewer, series, creator?.state) ? series : null;
}

/** A sequence by its slug. */
export async function findSequence(context: ReadContext, slug: string): Promise<Series | null> {
  const text = 'select id from series where slug = $1';
  const [row] = await context.database.query<{ id: string }>('series_by_slug', text, [slug]);
  return row === undefined ? null : loadVisible(context, row.id);
}

const BY_ID_OR_STORY = `select id from (
  select id, 1 as rank from series where id = $1
  union all select e.series_id, 2 from story s join series_entry e on e.series_id = s.series_id and e.story_id = s.id
    where s.id = $1 and e.is_listed) found order by rank limit 1`;

/** A series by its own id or by the id of any story that is listed in it (`/series/{postId}`). */
export async function findSeries(context: ReadContext, id: string): Promise<Series | null> {
  const [row] = await context.database.query<{ id: string }>('series_by_id', BY_ID_OR_STORY, [id]);
  return row === undefined ? null : loadVisible(context, row.id);
}

const storiesInOrder: KeysetStatement = {
  name: 'story_of_series',
  text: `
    select t.story_id as id, t.place as key from series_entry t
    where t.is_listed and t.series_id = o.id and (t.place, t.story_id) > ($2::float8, $3)
    order by t.place, t.story_id`,
  start: LOWEST,
};

/** The stories of a series from the first on. */
export async function readStoriesOfSeries(context: ReadContext, seriesId: string, page: Page): Promise<Feed<Story>> {
  return presentStories(context, await keysetRows(context, storiesInOrder, seriesId, page), page);
}

/** Where a story stands in its series: from 1, with its neighbours. */
export type SeriesPosition = {
  readonly series: Series;
  readonly index: number;
  readonly count: number;
  readonly previous: Story | null;
  readonly next: Story | null;
};

const ENTRIES = `select series_id as "ownerId", story_id as id from series_entry
  where series_id = any($1) and is_listed order by place, story_id`;

/** Null for a story outside every series. At most 200 entries are read (rule 17). */
export async function readSeriesPosition(context: ReadContext, story: Story): Promise<SeriesPosition | null> {
  if (story.seriesId === null) return null;
  const [series, entries] = await Promise.all([
    loadVisible(context, story.seriesId),
    context.loaders.grouped('series_entries', story.seriesId, (ids) =>
      context.database.query<{ ownerId: string; id: string }>('series_entries', ENTRIES, [ids]),
    ),
  ]);
  const index = entries.findIndex((entry) => entry.id === story.id);
  if (series === null || index === -1) return null;
  const [previousId, nextId] = [entries[index - 1]?.id, entries[index + 1]?.id];
  const neighbours = await readStories(
    context,
    [previousId, nextId].filter((id) => id !== undefined),
  );
  return {
    series,
    index: index + 1,
    count: entries.length,
    previous: neighbours.find(({ id }) => id === previousId) ?? null,
    next: neighbours.find(({ id }) => id === nextId) ?? null,
  };
}
