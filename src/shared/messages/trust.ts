/** How far an account is trusted, as staff see it. */
export const trustMessages = {
  title: 'Trust',
  levels: {
    NEW: 'New: 2 stories a day and 2 links in a response. Imported stories start out as drafts.',
    READER: 'Reader: the limits for new accounts don’t apply anymore.',
    WRITER: 'Writer: reports from this account count toward hiding something.',
    TRUSTED: 'Trusted by staff.',
  },
  facts:
    'Last 30 days: {stories, plural, one {# story} other {# stories}} read, in {minutes, plural, one {# minute} other {# minutes}}. {works, plural, one {# story or response is} other {# stories and responses are}} still up.',
  strikes: '{count, plural, one {One strike lowers this by a level.} other {# strikes lower this by # levels.}}',
  grant: 'Trust this account',
  grantText: 'For someone you know, or someone bringing a whole blog with them. They don’t have to start out as new.',
  withdraw: 'Stop trusting this account',
} as const;
