/** How much of a date a reader sees. */
export type DateStyle = 'day' | 'longDay' | 'month' | 'year' | 'monthName';

const options: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  longDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  year: { year: 'numeric' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A moment as a UTC day, written alike on the server and in every browser. `timestamp` in milliseconds. */
export function formatDate(timestamp: number, style: DateStyle = 'day', locale = 'en'): string {
  const key = `${locale} ${style}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options[style], timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(timestamp);
}

/** `YYYY-MM-DD` in UTC, with the year's sign where it needs one. */
export function isoDay(timestamp: number): string {
  return new Date(timestamp).toISOString().split('T')[0] ?? '';
}
