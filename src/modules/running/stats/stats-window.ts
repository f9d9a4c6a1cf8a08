import { periodAfter, type StatsPeriod } from '#shared/stats/stats-period.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { isTimeZone } from '#modules/telling/digests/due-zones.ts';
import { dayStart, wallTime } from './zone-days.ts';

/** A period by the clocks of whoever looks (rule 124), cut into the parts that a picture shows. */
export type StatsWindow = {
  readonly period: StatsPeriod;
  readonly zone: string;
  readonly unit: 'day' | 'month' | 'year';
  /** When each part begins, and when the last one ends. */
  readonly bounds: readonly Date[];
  /** When the period before began; null where there is none to compare with. */
  readonly beforeFrom: Date | null;
};

/** Own judgement: parts that one still tells apart in a picture. */
const MOST_MONTHS = 60;
const ZONE = `select value #>> '{}' as zone from viewer_preference where person_id = $1 and name = 'TIME_ZONE'`;

/** The zone that the viewer chose, or whose browser told it; UTC where neither did. */
export async function readZone({ database, viewer }: Pick<ReadContext, 'database' | 'viewer'>): Promise<string> {
  if (viewer === null) return 'UTC';
  const [row] = await database.query<{ zone: string }>('stats_zone', ZONE, [viewer.personId]);
  return row !== undefined && isTimeZone(row.zone) ? row.zone : 'UTC';
}

/** The month that it is there now. */
export function currentMonth(zone: string, now: Date): StatsPeriod & { readonly kind: 'month' } {
  const wall = wallTime(zone, now.getTime());
  return { kind: 'month', year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1 };
}

/** Cuts a period into days, months or years. `first` is where figures begin, for all time. */
export function windowOf(period: StatsPeriod, zone: string, first: Date, now: Date): StatsWindow {
  const { unit, bounds } = partsOf(period, zone, first, now);
  const before = periodAfter(period, -1);
  return { period, zone, unit, bounds, beforeFrom: before === undefined ? null : startOf(before, zone) };
}

function startOf(period: StatsPeriod, zone: string): Date | null {
  if (period.kind === 'all') return null;
  return dayStart(zone, period.year, period.kind === 'year' ? 0 : period.month - 1, 1);
}

function partsOf(period: StatsPeriod, zone: string, first: Date, now: Date): Pick<StatsWindow, 'unit' | 'bounds'> {
  if (period.kind === 'month') {
    const { year, month } = period;
    const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return { unit: 'day', bounds: range(days).map((day) => dayStart(zone, year, month - 1, day + 1)) };
  }
  if (period.kind === 'year')
    return { unit: 'month', bounds: range(12).map((month) => dayStart(zone, period.year, month, 1)) };
  const [from, to] = [wallTime(zone, Math.min(first.getTime(), now.getTime())), wallTime(zone, now.getTime())];
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth()];
  const years = to.getUTCFullYear() - year + 1;
  const months = (years - 1) * 12 + to.getUTCMonth() - month + 1;
  return months > MOST_MONTHS
    ? { unit: 'year', bounds: range(years).map((count) => dayStart(zone, year + count, 0, 1)) }
    : { unit: 'month', bounds: range(months).map((count) => dayStart(zone, year, month + count, 1)) };
}

/** 0 to `count`: one more than there are parts. */
function range(count: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, place) => place);
}
