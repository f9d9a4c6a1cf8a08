/** Mails and pushes about what happened, and the way out of them (NOTI-2, NEWS-5). */
export const notificationMailMessages = {
  open: 'See it',
  unsubscribe: 'Stop mails of this kind',
  unsubscribeHere: 'Unsubscribe from these stories',
  subscriptions: 'Everything you are subscribed to',
  settings: 'All email settings',
  footer: 'You get this mail because you have an account on {site}: {siteUrl}',
  newStory: '{name} published {title}',
  newStoryOpen: 'Read the story',
} as const;
