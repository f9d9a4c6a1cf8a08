import { MOST_DAYS_AHEAD } from './submission-limits.ts';

const DAY = 86_400_000;

/** Whether a text such as `2026-12-01` is a day from yesterday, which is still today somewhere, to a year from now. */
export function isDayAhead(day: string, now: Date): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) return false;
  return at > now.getTime() - 2 * DAY && at < now.getTime() + MOST_DAYS_AHEAD * DAY;
}
