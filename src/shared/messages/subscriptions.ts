/** Mail about new stories of a writer or a publication (rule 70). */
export const subscriptionMessages = {
  mailOn: 'Get mail when {name} publishes',
  mailOff: 'No mail when {name} publishes',
  subscribed: 'You follow {name}, and get a mail when they publish.',
  unsubscribed: 'You get no more mail about new stories of {name}.',
  unsubscribe: 'Unsubscribe',
  unsubscribeFrom: 'Unsubscribe from {name}',
  undo: 'Undo',
  failed: 'That didn’t work. Please try again.',
  title: 'New stories by mail',
  text: 'Writers and publications that you asked for mail about. Their profiles have it in the menu beside Follow.',
  none: 'None yet.',
} as const;
