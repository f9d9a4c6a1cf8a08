import { addDays } from './periods.ts';

/** How long a member keeps access after a renewal first failed (rule 85). */
export const GRACE_DAYS = 14;

/** On which days after the first failure the charge is tried again: eight times, closer together at first. */
export const RETRY_DAYS = [1, 2, 3, 5, 7, 9, 11, 13] as const;

/** On which days after the first failure the member is written to (rule 85). */
export const REMINDER_DAYS = [0, 3, 7, 13] as const;

/** When a failed renewal is tried next, or null once the eight tries are used up. */
export function nextRetryAt(firstFailedAt: Date, retriesMade: number): Date | null {
  const day = RETRY_DAYS[retriesMade];
  return day === undefined ? null : addDays(firstFailedAt, day);
}

/** The first moment without access. */
export function graceEndsAt(firstFailedAt: Date): Date {
  return addDays(firstFailedAt, GRACE_DAYS);
}
