/** Until when what Friends get is called new: the first moment at which it is not, in UTC. */
const NEW_UNTIL = new Date('2025-08-20T00:00:00Z');

/** Whether the New badge stands beside the way to become a Friend. */
export function hasNewBadge(now: Date): boolean {
  return now < NEW_UNTIL;
}
