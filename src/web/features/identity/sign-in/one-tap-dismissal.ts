const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long the card stays away after the first, second, third and every further dismissal (rule 138). */
const PERIODS = [2 * HOUR, DAY, 7 * DAY, 28 * DAY] as const;
const LONGEST = PERIODS[3];

/** How often the card was dismissed on this device, and when last: milliseconds. */
export type OneTapDismissal = { readonly count: number; readonly at: number };

export const neverDismissed: OneTapDismissal = { count: 0, at: 0 };

/** True within the period after the last dismissal; a clock that was turned back counts as no time at all. */
export function isDismissed({ count, at }: OneTapDismissal, now: number): boolean {
  if (count < 1) return false;
  const period = PERIODS[Math.min(count, PERIODS.length) - 1] ?? LONGEST;
  return now < at + period && now > at - LONGEST;
}

export function dismissAgain({ count }: OneTapDismissal, now: number): OneTapDismissal {
  return { count: count + 1, at: now };
}

/** A record from stored JSON; throws for anything else. */
export function parseDismissal(json: unknown): OneTapDismissal {
  const { count, at } = Object(json) as Readonly<Record<string, unknown>>;
  const isRecord = typeof count === 'number' && typeof at === 'number' && Number.isInteger(count) && count >= 0;
  if (!isRecord) throw new TypeError('No dismissal');
  return { count, at };
}
