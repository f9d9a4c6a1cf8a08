import { dayStart } from './calendar-days.ts';
import { MOST_DAYS_AHEAD } from './submission-limits.ts';

const DAY = 86_400_000;

/** Whether a text such as `2026-12-01` is a day from yesterday, which is still today somewhere, to a year from now. */
export function isDayAhead(day: string, now: Date): boolean {
  const at = dayStart(day);
  return at !== undefined && at > now.getTime() - 2 * DAY && at < now.getTime() + MOST_DAYS_AHEAD * DAY;
}
