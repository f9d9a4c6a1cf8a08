import { type NotificationKind, notificationKinds } from '#shared/notifications/notification-kinds.ts';

/** Rule 77: claps are told of at these numbers, and then once an hour. */
const CLAPS_TOLD_AT: readonly number[] = [10, 50, 100];
const HOUR = 3_600_000;

export type Telling = {
  readonly kind: NotificationKind;
  readonly actorCount: number;
  readonly toldCount: number;
  readonly toldAt: Date | null;
  readonly updatedAt: Date;
};

/**
 * Whether a bundle is told of by mail and push now, at a later moment, or not before more happens: at once the first
 * time, then at most once an hour; claps at 10, 50 and 100, and then once an hour (rule 77).
 */
export function whenToTell(telling: Telling, now: Date): 'now' | 'notYet' | Date {
  const { kind, actorCount, toldCount, toldAt, updatedAt } = telling;
  if (toldAt !== null && updatedAt <= toldAt) return 'notYet';
  if (notificationKinds[kind] === 'CLAPS') {
    const reached = CLAPS_TOLD_AT.findLast((number) => actorCount >= number);
    if (reached === undefined) return 'notYet';
    if (reached > toldCount) return 'now';
    if (toldCount < Math.max(...CLAPS_TOLD_AT)) return 'notYet';
  }
  const next = toldAt === null ? now : new Date(toldAt.getTime() + HOUR);
  return next <= now ? 'now' : next;
}
