/** When a card of a month is no longer good: the first moment of the month after, in UTC. */
export function cardExpiresAt(month: number, year: number): Date {
  return new Date(Date.UTC(year, month, 1));
}

/** Whether a card is expired at a moment. */
export function hasCardExpired(month: number, year: number, now: Date): boolean {
  return now >= cardExpiresAt(month, year);
}
