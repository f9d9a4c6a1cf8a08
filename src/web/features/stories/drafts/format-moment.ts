/** A day and a time of day, as versions need both. `timestamp` in milliseconds. */
export function formatMoment(timestamp: number, locale = 'en'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(timestamp);
}
