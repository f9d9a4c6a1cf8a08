import { formatDate } from '#web/features/ground/dates/format-date.ts';

/** A year, a month of it, or a day of that. */
export type ArchivePeriod = { readonly year: number; readonly month: number | null; readonly day: number | null };

const YEAR = /^\d{4}$/;
const MONTH_OR_DAY = /^\d{1,2}$/;

/** The period that an address names; undefined where it names none, such as the 30th of February. */
export function periodOf(params: Readonly<Record<string, string>>): ArchivePeriod | undefined {
  const { year, month, day } = params;
  if (year === undefined || !YEAR.test(year)) return undefined;
  if ([month, day].some((part) => part !== undefined && !MONTH_OR_DAY.test(part))) return undefined;
  const period = {
    year: Number(year),
    month: month === undefined ? null : Number(month),
    day: day === undefined ? null : Number(day),
  };
  const date = startOf(period);
  const isReal =
    date.getUTCFullYear() === period.year &&
    date.getUTCMonth() + 1 === (period.month ?? 1) &&
    date.getUTCDate() === (period.day ?? 1);
  return isReal ? period : undefined;
}

/** `2024`, `March 2024` or `Mar 5, 2024`. */
export function periodText(period: ArchivePeriod): string {
  const style = period.month === null ? 'year' : period.day === null ? 'month' : 'day';
  return formatDate(startOf(period).getTime(), style);
}

/** What follows `archive` in an address: `/2024/03/05`. */
export function periodPath(period: ArchivePeriod): string {
  const parts = [period.month, period.day].filter((part) => part !== null);
  return [`/${period.year}`, ...parts.map((part) => String(part).padStart(2, '0'))].join('/');
}

/** The first day of a period. A year below 100 stays that year. */
function startOf({ year, month, day }: ArchivePeriod): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, (month ?? 1) - 1, day ?? 1);
  return date;
}
