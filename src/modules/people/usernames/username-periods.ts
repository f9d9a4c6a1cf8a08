const DAY = 86_400_000;

/** How often one may change (rule 130). */
export const DAYS_BETWEEN_CHANGES = 30;
export const BETWEEN_CHANGES = DAYS_BETWEEN_CHANGES * DAY;

/** For how long an old username leads to its person and is nobody else's: 12 months (rule 130). */
const MONTHS_RESERVED = 12;

export function reservedUntil(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + MONTHS_RESERVED);
  return end;
}

/** Whole days until a change is allowed again; 0 where it is. */
export function daysUntilChange(lastChange: Date | undefined, now: Date): number {
  if (lastChange === undefined) return 0;
  return Math.max(0, Math.ceil((lastChange.getTime() + BETWEEN_CHANGES - now.getTime()) / DAY));
}
