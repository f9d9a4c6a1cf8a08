const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LONGEST = 8 * HOUR;
const DAYS = 4;

/** When a mail that was put off is tried again, four times later each time; undefined after four days (RFC 5321). */
export function nextTry(attempt: number, firstTriedAt: Date, now: Date): Date | undefined {
  if (now.getTime() - firstTriedAt.getTime() >= DAYS * 24 * HOUR) return undefined;
  return new Date(now.getTime() + Math.min(LONGEST, MINUTE * 4 ** Math.min(attempt - 1, 10)));
}

/** Rule 72: how many of those that were handed over may be turned away, and called spam. */
export const MOST_BOUNCED = { percent: 5, of: 200 } as const;
export const MOST_COMPLAINED = { percent: 0.3, of: 200 } as const;

type Counts = { readonly accepted: number; readonly bounced: number; readonly complained: number };

/** Why going on with an issue would do harm; undefined where it would not. */
export function mustBrake({ accepted, bounced, complained }: Counts): 'bounces' | 'complaints' | undefined {
  const handed = accepted + bounced;
  if (handed >= MOST_BOUNCED.of && bounced * 100 > handed * MOST_BOUNCED.percent) return 'bounces';
  return handed >= MOST_COMPLAINED.of && complained * 100 > handed * MOST_COMPLAINED.percent ? 'complaints' : undefined;
}
