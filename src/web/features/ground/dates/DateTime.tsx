import { type DateStyle, formatDate, isoDay } from './format-date.ts';

/** A day, for people and for programs. */
export function DateTime({ timestamp, style = 'day' }: { readonly timestamp: number; readonly style?: DateStyle }) {
  return <time dateTime={isoDay(timestamp)}>{formatDate(timestamp, style)}</time>;
}
