/** `YYYY-MM` of a moment, in UTC. */
export function periodOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** The month some months later; earlier for a number below 0. */
export function monthsLater(period: string, count: number): string {
  const [year = 0, month = 1] = period.split('-').map(Number);
  return periodOf(new Date(Date.UTC(year, month - 1 + count, 1)));
}

/** The first moment of a month, in UTC. */
export function startOf(period: string): Date {
  return new Date(`${period}-01T00:00:00Z`);
}
