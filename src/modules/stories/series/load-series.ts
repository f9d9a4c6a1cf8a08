import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { loaderById } from '#modules/ground/loaders.ts';
import { type Series, seriesColumns } from './series.ts';

const TEXT = `select ${columnList('t', seriesColumns)} from series t where t.id = any($1)`;

export function loadSeries(database: Database<Tables>, ids: readonly string[]): Promise<readonly Series[]> {
  return database.query<Series>('series_load', TEXT, [ids]);
}

export const seriesLoader = loaderById(loadSeries);
