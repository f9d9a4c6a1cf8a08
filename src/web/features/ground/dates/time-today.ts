const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The time of what happened today by the clock of this browser; undefined for every other day. */
export function timeToday(timestamp: number, now = Date.now()): string | undefined {
  const isToday = new Date(timestamp).toDateString() === new Date(now).toDateString();
  return isToday ? clock.format(timestamp) : undefined;
}
