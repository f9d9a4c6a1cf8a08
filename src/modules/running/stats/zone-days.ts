const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, known);
  return known;
}

/** What the clocks of a zone show at a moment, as if it were UTC. */
export function wallTime(zone: string, moment: number): Date {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')));
}

/** When a day begins by the clocks of a zone. Months count from 0; more days than a month has lead into the next. */
export function dayStart(zone: string, year: number, month: number, day: number): Date {
  const wall = Date.UTC(year, month, day);
  const offsetAt = (moment: number) => wallTime(zone, moment).getTime() - moment;
  // The second time by the offset that holds there, also on days when clocks are changed.
  const near = wall - offsetAt(wall);
  return new Date(wall - offsetAt(near));
}
