import { buildPath } from '#shared/routes/build-path.ts';

/** Where a series is put in order by who may: `/me/series?series={id}`. */
export function arrangeSeriesPath(seriesId: string): string {
  return `${buildPath('ShowYourSeries')}?series=${seriesId}`;
}
