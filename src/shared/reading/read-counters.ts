/** One story that was read on this device. */
export type CountedRead = {
  readonly id: string;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
  /** Whether it is one for members. */
  readonly isPartner: boolean;
};

/** How many stories were read; each counts once in each of them. */
export type ReadCounts = {
  readonly day: number;
  readonly week: number;
  readonly month: number;
  readonly nonPartnerMonth: number;
};

/** From so many in a month on a reader is told of it, and a visitor is asked to sign in. */
export const READ_PROMPT_THRESHOLD = 3;
/** Own judgement: of a month, so that the storage stays small. */
const MOST = 500;

/** Adds a read, and lets go of what no count holds any more. */
export function addRead(reads: readonly CountedRead[], read: CountedRead): readonly CountedRead[] {
  const oldest = Math.min(startOfWeek(read.at), startOfMonth(read.at));
  return [...reads.filter((one) => one.at >= oldest), read].slice(-MOST);
}

/** Counts the stories of the day, the week from Monday on and the month of a moment, by the reader's own clock. */
export function countReads(reads: readonly CountedRead[], now: number): ReadCounts {
  const since = (start: number, isCounted: (read: CountedRead) => boolean = () => true) =>
    new Set(reads.filter((read) => read.at >= start && read.at <= now && isCounted(read)).map(({ id }) => id)).size;
  const month = startOfMonth(now);
  return {
    day: since(startOfDay(now)),
    week: since(startOfWeek(now)),
    month: since(month),
    nonPartnerMonth: since(month, ({ isPartner }) => !isPartner),
  };
}

function startOfDay(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}

function startOfWeek(moment: number): number {
  const day = new Date(moment);
  day.setHours(0, 0, 0, 0);
  return day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
}

function startOfMonth(moment: number): number {
  const day = new Date(moment);
  day.setHours(0, 0, 0, 0);
  return day.setDate(1);
}

/** Reads from stored JSON; throws for anything else. */
export function parseCountedReads(json: unknown): readonly CountedRead[] {
  if (!Array.isArray(json) || !json.every(isCountedRead)) throw new TypeError('No reads');
  return json;
}

function isCountedRead(json: unknown): json is CountedRead {
  if (json === null || typeof json !== 'object' || !('id' in json) || !('at' in json) || !('isPartner' in json))
    return false;
  const { id, at, isPartner } = json;
  return typeof id === 'string' && typeof at === 'number' && typeof isPartner === 'boolean';
}
