import { userCacheTag, collectionCacheTag, postCacheTag } from '#shared/cache/cache-tags.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { noSuchSeries, type SeriesOutcome } from './series-outcome.ts';
import { type LockedSeries, lockSeries, writeOrder } from './series-changes.store.ts';
import { canArrangeSeries } from './series.policy.ts';
import { startSeriesChange } from './start-series-change.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Refusal = Exclude<SeriesOutcome, { readonly type: 'Series' }>;

// Stories before the series, as who publishes one takes them: so that nobody waits in a circle.
const LOCK_STORIES = `
  select id from story where id = $2 or id in (select story_id from series_entry where series_id = $1)
  order by id for no key update`;

/**
 * Runs `run` on a series that the viewer may arrange and that nobody else changes meanwhile, and puts its stories in
 * the order of ids that it answers; every page that shows them is made anew. `storyId` comes or goes.
 */
export async function changeLockedSeries(
  context: CommandContext,
  { seriesId, storyId = null }: { readonly seriesId: string; readonly storyId?: string | null },
  run: (inside: CommandContext, series: LockedSeries, order: readonly string[]) => Promise<readonly string[] | Refusal>,
): Promise<SeriesOutcome> {
  const started = await startSeriesChange(context);
  if ('type' in started) return started;
  return withTransaction(context, async (inside): Promise<SeriesOutcome> => {
    const { database } = inside;
    await database.query('series_lock_stories', LOCK_STORIES, [seriesId, storyId]);
    const series = await lockSeries(database, seriesId);
    if (series === undefined || !canArrangeSeries(started.viewer, series)) return noSuchSeries;
    const before = await orderOfSeries(database, seriesId);
    const after = await run(inside, series, before);
    if ('type' in after) return after;
    await writeOrder(database, seriesId, after);
    await purgeTags(inside, [
      userCacheTag(series.creatorId),
      ...(series.publicationId === null ? [] : [collectionCacheTag(series.publicationId)]),
      ...[...before, ...after].map((id) => postCacheTag(id)),
    ]);
    return { type: 'Series', seriesId };
  });
}

const ORDER = 'select story_id as id from series_entry where series_id = $1 order by place, story_id';

/** The ids of all stories of a series in order, those too that readers do not see. */
export async function orderOfSeries(database: Database<Tables>, seriesId: string): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('series_order_all', ORDER, [seriesId]);
  return rows.map(({ id }) => id);
}
