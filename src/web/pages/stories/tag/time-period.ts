import type { TopPeriod } from '#web/generated/TagTopPageQuery.ts';

/** Times of `top` as they stand in an address, with the enumeration of the graph. */
export const topPeriods = { week: 'WEEK', month: 'MONTH', year: 'YEAR', 'all-time': 'ALL_TIME' } as const;
export type TimePeriod = keyof typeof topPeriods;

/** The period of an address; undefined where it names none. */
export function timePeriodOf(segment: string | undefined): TimePeriod | undefined {
  return segment !== undefined && Object.hasOwn(topPeriods, segment) ? (segment as TimePeriod) : undefined;
}

/** The same for the graph. */
export function topPeriodOf(segment: string | undefined): TopPeriod {
  return topPeriods[timePeriodOf(segment) ?? 'all-time'];
}
