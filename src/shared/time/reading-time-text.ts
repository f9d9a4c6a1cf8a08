import { formatMessage } from '#shared/messages/format-message.ts';
import { readingTimeMessages } from '#shared/messages/reading-time.ts';
import { storyMessages } from '#shared/messages/story.ts';

/** Reading time as a card shows it: `N min read`. `minutes` is at least 1. */
export function readingTimeText(minutes: number, locale = 'en'): string {
  return formatMessage(storyMessages.minutesRead, { count: Math.max(1, Math.ceil(minutes)) }, locale);
}

/** A length of time in short: `N sec` below a minute, else `N min`. */
export function shortDurationText(seconds: number, locale = 'en'): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return formatMessage(readingTimeMessages.seconds, { count: whole }, locale);
  return formatMessage(readingTimeMessages.minutes, { count: Math.round(whole / 60) }, locale);
}
