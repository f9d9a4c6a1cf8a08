import { buildPath } from '#shared/routes/build-path.ts';
import { parsePeriod, periodText } from '#shared/stats/stats-period.ts';
import type { StatsSort } from '#web/generated/StoryStatsListQuery.ts';

/** Names of parameters that addresses keep (rule T1). */
export const PERIOD_PARAMETER = 'year';
export const SORT_PARAMETER = 'orderBy';

const sorts = { 'most-read': 'MOST_READ', newest: 'NEWEST', oldest: 'OLDEST' } as const;
const isSort = (text: string | null): text is keyof typeof sorts => text !== null && Object.hasOwn(sorts, text);

/** The period that an address names; null for the current month. */
export function periodOf(query: URLSearchParams): string | null {
  const period = parsePeriod(query.get(PERIOD_PARAMETER));
  return period === undefined ? null : periodText(period);
}

/** The order of a list that an address names. */
export function sortOf(query: URLSearchParams): StatsSort {
  const wanted = query.get(SORT_PARAMETER);
  return isSort(wanted) ? sorts[wanted] : 'MOST_READ';
}

/** As `sortOf` reads it; undefined for the usual order. */
export function sortText(sort: StatsSort): string | undefined {
  return sort === 'MOST_READ' ? undefined : sort.toLowerCase();
}

/** A page of figures in a period and an order. */
export function statsAddress(
  path: string,
  { period, sort }: { readonly period?: string | null | undefined; readonly sort?: string | undefined },
): string {
  const query = new URLSearchParams();
  if (period) query.set(PERIOD_PARAMETER, period);
  if (sort !== undefined) query.set(SORT_PARAMETER, sort);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Where the tables of a page are files, by what they are of. */
export function figureFiles(of: string, id: string, period?: string): (figure: string) => string {
  return (figure) => buildPath('DownloadFigure', {}, { of, id, figure, ...(period === undefined ? {} : { period }) });
}
