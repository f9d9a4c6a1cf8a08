/** Texts of a story that comes by mail (NEWS-1). */
export const newsletterIssueMessages = {
  readInBrowser: 'Read in browser',
  /** Where a story is longer than mail programs show. */
  cutText: 'This story is longer than an email can be. The rest is waiting for you.',
  readOn: 'Read on',
  readingTime: '{minutes} min read',
  /** Where a story may be read in some countries only. */
  withheldText: 'This story opens in your browser.',
  lockedText: 'The rest of this story is for members.',
  reason: 'You’re getting this because you subscribed to {newsletter} on {site}.',
  unsubscribe: 'Unsubscribe',
  subscriptions: 'Everything you subscribe to',
  settings: 'All email settings',
} as const;
