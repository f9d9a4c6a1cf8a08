import type { LockoutKind } from './lockouts.tables.ts';

/** Failures that only warn: from one more on each locks for a while (remaining attempts are 6 minus failures). */
const WARNINGS = 5;
/** Minutes of the sixth failure in a row, of the seventh, and so on; then always the last (rule 133). */
const LOCK_MINUTES = [1, 2, 4, 8, 16, 32, 60] as const;
const LAST_LOCK_MINUTES = 60;
/** Failures in a row that end a method until something else frees it (rules 133, 134). */
const PERMANENT_AT: Readonly<Record<LockoutKind, number>> = {
  password: 20,
  secondFactor: 15,
  // The way out of a permanent lock must not lock itself: an hour for each guess at 50 bits is enough.
  recoveryCode: Number.POSITIVE_INFINITY,
};

export type Rung =
  | { readonly kind: 'warned'; readonly attemptsLeft: number }
  | { readonly kind: 'locked'; readonly minutes: number }
  | { readonly kind: 'ended' };

/** Where so many failures in a row lead. */
export function rungOf(kind: LockoutKind, failureCount: number): Rung {
  if (failureCount >= PERMANENT_AT[kind]) return { kind: 'ended' };
  if (failureCount <= WARNINGS) return { kind: 'warned', attemptsLeft: WARNINGS + 1 - failureCount };
  return { kind: 'locked', minutes: LOCK_MINUTES[failureCount - WARNINGS - 1] ?? LAST_LOCK_MINUTES };
}
