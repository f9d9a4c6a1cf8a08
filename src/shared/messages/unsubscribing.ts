/** The pages that end mails, which need no session (NEWS-5). */
export const unsubscribeMessages = {
  title: 'Unsubscribe',
  question: 'Do you want no more mails of this kind?',
  kind: 'Mails about: {name}',
  everything: 'Newsletters, digests, new stories and news of the site: everything that goes to many.',
  digest: 'The digest of stories for you',
  stories: 'New stories: {name}',
  unseenStories: 'New stories from one place',
  subscriptions: 'Or only from some of them',
  unsubscribeFrom: 'Unsubscribe from {name}',
  confirm: 'Unsubscribe',
  done: 'You are unsubscribed. Changes take effect within 24 hours.',
  manage: 'Manage all email settings',
  wrong: 'This link does not work',
  wrongText: 'It may have been cut when it was copied. You can change every mail in your settings.',
} as const;
