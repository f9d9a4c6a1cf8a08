const DAY = 86_400_000;

/**
 * The same day and time so many months later, in UTC; where that month is shorter, its last day. Counted from the day
 * that a membership began and never from the last renewal, 31 January gives 28 February and then 31 March.
 */
export function addMonths(from: Date, months: number): Date {
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const sinceMidnight = from.getTime() - Date.UTC(year, from.getUTCMonth(), from.getUTCDate());
  return new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)) + sinceMidnight);
}

/** So many days later, each of 24 hours: no clock is put forward in UTC. */
export function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY);
}

/** A period of a membership, from its first moment to the first after it. */
export type Period = {
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/** The period that a moment lies in or begins, where periods of so many months run from an anchor. */
export function periodAt(anchor: Date, months: number, at: Date): Period {
  const passed = (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth();
  let count = Math.max(0, Math.floor(passed / months));
  while (count > 0 && addMonths(anchor, count * months) > at) count -= 1;
  return { startsAt: addMonths(anchor, count * months), endsAt: addMonths(anchor, (count + 1) * months) };
}
