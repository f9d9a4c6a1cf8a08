/** What the server says to whoever sends events in a wrong way. */
export const telemetryMessages = {
  noEvents: 'Send a list of at most 100 events.',
  notOurPage: 'Events come from pages of this site only.',
  noReport: 'This is no report of performance.',
} as const;
