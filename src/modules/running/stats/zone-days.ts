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

/** A moment by the clocks of a zone, with how far they are from UTC: `2026-11-01T00:00:00+13:00`. */
export function zoneText(zone: string, moment: Date): string {
  const wall = wallTime(zone, moment.getTime());
  const minutes = Math.round((wall.getTime() - moment.getTime()) / 60_000);
  if (minutes === 0) return moment.toISOString();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = [hours, rest].map((part) => String(part).padStart(2, '0')).join(':');
  return `${wall.toISOString().slice(0, 19)}${minutes < 0 ? '-' : '+'}${offset}`;
}

const DAY = 24 * 3_600_000;

/**
 * When a day begins by the clocks of a zone: the first time that they show midnight, or where they leave it out, when
 * they are changed. Months count from 0; more days than a month has lead into the next.
 */
export function dayStart(zone: string, year: number, month: number, day: number): Date {
  const wall = Date.UTC(year, month, day);
  const offsetAt = (moment: number) => wallTime(zone, moment).getTime() - moment;
  // No zone is further from UTC than a day, so these are the offsets that held before and after.
  const [before, after] = [wall - offsetAt(wall - DAY), wall - offsetAt(wall + DAY)];
  const shown = [before, after].filter((moment) => wallTime(zone, moment).getTime() === wall);
  return new Date(shown.length === 0 ? before : Math.min(...shown));
}
