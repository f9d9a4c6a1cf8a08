/** A time on the clock of some place: `YYYY-MM-DD` and `HH:MM`. */
export type WallTime = { readonly date: string; readonly time: string };

const MINUTE = 60_000;
/** No place is further from UTC. */
const FURTHEST = 26 * 60 * MINUTE;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-GB', { ...digits, hourCycle: 'h23', timeZone: zone });
  formatters.set(zone, made);
  return made;
}

/** What the clocks of a time zone (IANA) show at a moment, in milliseconds since 1970; years from 1000 on. */
export function wallTimeOf(timestamp: number, zone: string): WallTime {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(timestamp)
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
  return { date: `${year}-${month}-${day}`, time: `${parts.get('hour')}:${parts.get('minute')}` };
}

/**
 * The moment at which the clocks of a time zone show a time: the earlier one where they show it twice. Undefined
 * for what is no time, and for one that they skip.
 */
export function timestampOf(wall: WallTime, zone: string): number | undefined {
  return momentsOf(wall, zone)[0];
}

/** Whether the clocks of a zone show a time twice, as they do where summer time ends. */
export function isShownTwice(wall: WallTime, zone: string): boolean {
  return momentsOf(wall, zone).length > 1;
}

/** Every moment at which the clocks of a zone show a time, the earliest first. */
function momentsOf(wall: WallTime, zone: string): readonly number[] {
  const asUtc = Date.parse(`${wall.date}T${wall.time}:00Z`);
  if (Number.isNaN(asUtc)) return [];
  const isShownAt = (moment: number) => {
    const shown = wallTimeOf(moment, zone);
    return shown.date === wall.date && shown.time === wall.time;
  };
  // The clocks differ from UTC by what they do a day before or a day after, or by something between.
  const guesses = [asUtc - FURTHEST, asUtc, asUtc + FURTHEST].map((near) => asUtc - offsetAt(near, zone));
  return [...new Set(guesses)].filter(isShownAt).toSorted((one, other) => one - other);
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(timestamp: number, zone: string): number {
  const { date, time } = wallTimeOf(timestamp, zone);
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(timestamp / MINUTE) * MINUTE;
}

/** The zone of the browser or of the server. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every zone that can be chosen, with these among them. */
export function timeZones(...wanted: readonly string[]): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...wanted])].toSorted();
}
