const DATE =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:(?:[T\s]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|UTC|GMT|[A-Z]{3,4}|[+-]\d{2}:?\d{2})?\s*$/i;
const LEADING_DATE = /(?:^|\/)(\d{4})[-/](\d{2})[-/](\d{2})(?:[-_/]|$)/;

/** Zones that writers name by letters, in minutes from UTC. */
const ZONES: Readonly<Record<string, number>> = {
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  BST: 60,
  CET: 60,
  CEST: 120,
};

/**
 * A date as posts write it, with or without time and zone; without a zone it is UTC; or seconds or milliseconds since 1970. Years before 1970
 * and before 1000 work. Undefined where it is no date (an expression, a blank, 31 February).
 */
export function readDate(written: string | undefined, time?: string): Date | undefined {
  if (written === undefined) return undefined;
  const sinceEpoch = /^(\d{10})(\d{3})?$/.exec(written.trim());
  if (sinceEpoch !== null) return new Date(Number(sinceEpoch[1]) * 1000 + Number(sinceEpoch[2] ?? 0));
  const match = DATE.exec(written.trim());
  if (match === null) return readLooseDate(written);
  const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(time ?? '');
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const hour = Number(match[4] ?? clock?.[1] ?? 0);
  const minute = Number(match[5] ?? clock?.[2] ?? 0);
  const second = Number(match[6] ?? clock?.[3] ?? 0);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || hour > 24 || minute > 59) return undefined;
  date.setUTCHours(hour, minute, second, 0);
  return new Date(date.getTime() - zoneMinutes(match[7]) * 60_000);
}

/** The date that a path begins with: `2014-03-12-coming-soon.md`, `2022/10/28/slug`. */
export function readPathDate(path: string): Date | undefined {
  const match = LEADING_DATE.exec(path);
  return match === null ? undefined : readDate(`${match[1]}-${match[2]}-${match[3]}`);
}

function zoneMinutes(zone: string | undefined): number {
  if (zone === undefined) return 0;
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (offset === null) return ZONES[zone.toUpperCase()] ?? 0;
  return (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3]));
}

/** `March 3, 2014` and the like; nothing that a program would still have to work out. */
function readLooseDate(written: string): Date | undefined {
  if (!/\b[12]\d{3}\b/.test(written) || /[`()]/.test(written)) return undefined;
  const milliseconds = Date.parse(/[+-]\d{4}|Z$|GMT|UTC/.test(written) ? written : `${written} UTC`);
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds);
}
