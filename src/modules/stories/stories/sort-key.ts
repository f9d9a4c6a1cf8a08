/** Room for the places of one timestamp: a book of more stories falls back to the order of ids. */
const PLACES = 1_000;
/** A sort key stays a safe integer between the years 1688 and 2252; earlier and later dates share the edge. */
const EDGE_MILLISECONDS = 8_900_000_000_000;
/** Undated stories stand after all others. */
const UNDATED_MILLISECONDS = -9_000_000_000_000;

/**
 * The number that lists of stories are ordered by, highest first: the date in milliseconds times
 * 1,000, and within one date the place in the book, smaller first.
 */
export function sortKey(publishedAt: Date | null, order = 0): number {
  const time = publishedAt?.getTime() ?? UNDATED_MILLISECONDS;
  const milliseconds = publishedAt === null ? time : clamp(time, -EDGE_MILLISECONDS, EDGE_MILLISECONDS);
  return milliseconds * PLACES + (PLACES - 1 - clamp(Math.trunc(order), 0, PLACES - 1));
}

/** The keys of all stories from one moment up to, and not with, another. */
export type SortKeyRange = { readonly from: number; readonly before: number };

export function sortKeyRange(from: Date, before: Date): SortKeyRange {
  return { from: from.getTime() * PLACES, before: before.getTime() * PLACES };
}

/** A year, a month of it, or a day of that, in UTC; null where there is no such day. */
export function archiveRange(year: number, month?: number | null, day?: number | null): SortKeyRange | null {
  const from = new Date(0);
  from.setUTCFullYear(year, (month ?? 1) - 1, day ?? 1);
  const isReal = from.getUTCMonth() === (month ?? 1) - 1 && from.getUTCDate() === (day ?? 1);
  if (!isReal || year < 1700 || year > 2250) return null;
  const before = new Date(from);
  if (day) before.setUTCDate(day + 1);
  else if (month) before.setUTCMonth(month);
  else before.setUTCFullYear(year + 1);
  return sortKeyRange(from, before);
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}
