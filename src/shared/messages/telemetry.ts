/** What the server says to whoever sends events in a wrong way. */
export const telemetryMessages = {
  noEvents: 'Send a list of up to 100 events.',
  notOurPage: 'Events can only come from this site’s own pages.',
  noErrors: 'Send a list of up to 10 error reports.',
  noReport: 'This isn’t a valid performance report.',
} as const;
