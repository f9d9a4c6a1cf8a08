import { readDate } from '../front-matter/read-date.ts';

/**
 * A date as exports write it: ISO, `2021-03-24 00:55:47` (which is UTC), RFC 822, or milliseconds.
 * Undefined for what is none, such as the `0000-00-00 00:00:00` of drafts.
 */
export function readExportDate(value: string | number | null | undefined): Date | undefined {
  if (typeof value !== 'number') return readDate(value ?? undefined);
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
