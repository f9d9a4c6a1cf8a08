const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const SLUG = /^([a-z]+)-(\d{1,2})-(\d{4})$/;
const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000;

/** `november-21-2026` as the start of that UTC day in milliseconds; undefined for a day that there is not. */
export function dayOfSlug(slug: string): number | undefined {
  const match = SLUG.exec(slug.toLowerCase());
  const month = MONTHS.findIndex((name) => name === match?.[1]);
  if (!match || month === -1) return undefined;
  const date = new Date(Date.UTC(Number(match[3]), month, Number(match[2])));
  return date.getUTCMonth() === month && date.getUTCDate() === Number(match[2]) ? date.getTime() : undefined;
}

/** The other way. */
export function slugOfDay(timestamp: number): string {
  const date = new Date(timestamp);
  return `${MONTHS[date.getUTCMonth()]}-${date.getUTCDate()}-${date.getUTCFullYear()}`;
}

/** The day before (-1) or after (1). */
export function neighbourDay(timestamp: number, step: 1 | -1): number {
  return timestamp + step * MILLISECONDS_A_DAY;
}
