import { formatMessage } from '#shared/messages/format-message.ts';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';

/** How many of the views were reads, as `42%`; a dash where there are none, of which nobody can read a part. */
export function ratioText({ views, readRatio }: { readonly views: number; readonly readRatio: number }): string {
  return views === 0 ? '–' : `${Math.round(readRatio * 100)}%`;
}

/** A time that people were there, in minutes, or in hours where it is long. */
export function timeText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 120
    ? formatMessage(messages.minutes, { count: minutes })
    : formatMessage(messages.hours, { count: Math.round(minutes / 60) });
}

/** `all`, `2026` or `2026-11` as people say it. */
export function periodName(period: string): string {
  if (period === 'all') return messages.allTime;
  return period.length === 4 ? period : formatDate(Date.parse(`${period}-01T00:00:00Z`), 'month');
}
