/** The pages that end mails, which need no session (NEWS-5). */
export const unsubscribeMessages = {
  title: 'Unsubscribe',
  question: 'Stop getting these emails?',
  kind: 'Emails: {name}',
  everything: 'All newsletters, digests, new stories and site news.',
  digest: 'The digest of stories for you',
  stories: 'New stories: {name}',
  newsletter: 'Newsletter: {name}',
  unseenStories: 'New stories from one place',
  subscriptions: 'Or just from some of them',
  unsubscribeFrom: 'Unsubscribe from {name}',
  confirm: 'Unsubscribe',
  done: 'You’re unsubscribed. Changes take effect within 24 hours.',
  manage: 'Manage all email settings',
  wrong: 'This link doesn’t work',
  wrongText: 'It may have been cut off when it was copied. You can change every email in your settings.',
} as const;
