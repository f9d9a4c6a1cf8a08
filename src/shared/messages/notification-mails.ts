/** Mails and pushes about what happened, and the way out of them (NOTI-2, NEWS-5). */
export const notificationMailMessages = {
  open: 'View',
  unsubscribe: 'Unsubscribe from emails like this',
  subscriptions: 'Everything you subscribe to',
  settings: 'All email settings',
  footer: 'You’re getting this email because you have an account on {site}: {siteUrl}',
  newStory: '{name} published {title}',
  readingTime: '{minutes} min read',
  onSite: 'Read it on {site}.',
  newStoryOpen: 'Read the story',
} as const;
