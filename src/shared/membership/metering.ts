/** How many locked stories anybody may read in a calendar month without paying (rule 79). */
export const FREE_STORIES_A_MONTH = 3;

/**
 * How many meters one network without accounts has in a month: an IPv4 address, or the /64 of an IPv6 one. Who shares
 * it with more signs in, and is counted alone (rule 81).
 */
export const READERS_OF_NETWORK = 2;

/** How many different locked stories one session may open before it is challenged, members too (rule 80). */
export const GUARDS = { hourly: 10, daily: 40 } as const;

/** The month that a reading counts in, in UTC: the meter begins anew on the first. */
export function meterMonth(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** When the meter begins anew. */
export function nextMeterMonth(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
}

/** Whether a locked story may be read by the meter: again for nothing, or as one of the free ones of this month. */
export function isFreeByMeter(readThisMonth: ReadonlySet<string>, storyId: string, free: number): boolean {
  return free > 0 && (readThisMonth.has(storyId) || readThisMonth.size < free);
}
