import { LEAST_SCHEDULE_AHEAD, MOST_SCHEDULE_MONTHS } from '#shared/story/publishing-limits.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publishingMessages as messages } from '#shared/messages/publishing.ts';

export type Schedule = { readonly at: Date; readonly timeZone: string };

/** What is wrong with a time to publish at, as a sentence, or undefined (rule 10). Pure. */
export function scheduleFault({ at, timeZone }: Schedule, now: Date): string | undefined {
  if (Number.isNaN(at.getTime()) || at.getTime() < now.getTime() + LEAST_SCHEDULE_AHEAD) {
    return formatMessage(messages.scheduleTooSoon, { minutes: LEAST_SCHEDULE_AHEAD / 60_000 });
  }
  const latest = new Date(now);
  latest.setUTCMonth(latest.getUTCMonth() + MOST_SCHEDULE_MONTHS);
  if (at.getTime() > latest.getTime()) {
    return formatMessage(messages.scheduleTooLate, { months: MOST_SCHEDULE_MONTHS });
  }
  return isTimeZone(timeZone) ? undefined : messages.timeZoneInvalid;
}

/** Names such as `Europe/Lisbon` and `UTC`; no bare offsets, which know nothing of summer. */
function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
