import { formatMessage } from '#shared/messages/format-message.ts';
import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import {
  LEAST_SCHEDULE_AHEAD,
  MOST_ALT_LENGTH,
  MOST_CANONICAL_URL_LENGTH,
  MOST_SCHEDULE_MONTHS,
  MOST_SEO_DESCRIPTION_LENGTH,
  MOST_SEO_TITLE_LENGTH,
} from '#shared/story/publishing-limits.ts';
import type { FormSchedule, PublishForm } from './publish-form.ts';
import { timestampOf } from './zoned-time.ts';

/** What is wrong, beside the field that it is about. */
export type Faults = Partial<Record<'schedule' | 'canonicalUrl' | 'seoTitle' | 'seoDescription' | 'coverAlt', string>>;

const MINUTE = 60_000;

/** What the form alone can tell before it is sent; the server looks again at each of it. `now` in milliseconds. */
export function findFaults(form: PublishForm, now: number): Faults {
  const found = {
    schedule: form.schedule.isOn ? scheduleFault(form.schedule, now) : undefined,
    canonicalUrl: isCanonical(form.canonicalUrl) ? undefined : messages.canonicalInvalid,
    seoTitle: lengthFault(form.seoTitle, MOST_SEO_TITLE_LENGTH),
    seoDescription: lengthFault(form.seoDescription, MOST_SEO_DESCRIPTION_LENGTH),
    coverAlt: lengthFault(form.cover.alt, MOST_ALT_LENGTH),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}

/** What is wrong with a time to publish at (rule 10): 5 minutes to 12 months ahead. */
export function scheduleFault({ date, time, zone }: FormSchedule, now: number): string | undefined {
  if (date === '' || time === '') return messages.scheduleMissing;
  const at = timestampOf({ date, time }, zone);
  if (at === undefined) return messages.scheduleGap;
  if (at < now + LEAST_SCHEDULE_AHEAD) {
    return formatMessage(messages.scheduleTooSoon, { minutes: LEAST_SCHEDULE_AHEAD / MINUTE });
  }
  const latest = new Date(now);
  latest.setUTCMonth(latest.getUTCMonth() + MOST_SCHEDULE_MONTHS);
  return at > latest.getTime() ? formatMessage(messages.scheduleTooLate, { months: MOST_SCHEDULE_MONTHS }) : undefined;
}

function isCanonical(typed: string): boolean {
  const text = typed.trim();
  if (text === '') return true;
  return text.length <= MOST_CANONICAL_URL_LENGTH && /^https?:\/\//i.test(text) && URL.canParse(text);
}

function lengthFault(text: string, most: number): string | undefined {
  return [...text.trim()].length > most ? formatMessage(messages.seoTooLong, { most }) : undefined;
}
