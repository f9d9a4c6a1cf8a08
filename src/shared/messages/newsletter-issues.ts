/** Texts of a story that comes by mail (NEWS-1). */
export const newsletterIssueMessages = {
  readInBrowser: 'Read in browser',
  /** Where a story is longer than mail programs show. */
  cutText: 'This story is longer than an email can be. The rest is waiting for you.',
  readOn: 'Read on',
  lockedText: 'The rest of this story is for members.',
  lockedReadOn: 'Read on',
  reason: 'You’re getting this, {name}, because you subscribed to {target} on {site}.',
  unsubscribe: 'Unsubscribe',
  subscriptions: 'Everything you subscribe to',
  settings: 'All email settings',
} as const;
