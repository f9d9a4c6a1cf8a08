const formatter = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `LLL yyyy`, as in `Mar 2024`, of a moment in milliseconds. */
export function monthOf(timestamp: number): string {
  return formatter.format(timestamp);
}
