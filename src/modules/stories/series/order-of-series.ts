import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const ORDER = 'select story_id as id from series_entry where series_id = $1 order by place, story_id';

/** The ids of all stories of a series in order, those too that readers do not see. */
export async function orderOfSeries(database: Database<Tables>, seriesId: string): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('series_order_all', ORDER, [seriesId]);
  return rows.map(({ id }) => id);
}
