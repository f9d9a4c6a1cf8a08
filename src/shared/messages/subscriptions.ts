/** Mail about new stories of a writer or a publication (rule 70). */
export const subscriptionMessages = {
  mailOn: 'Get an email when {name} publishes',
  mailOff: 'Stop emails when {name} publishes',
  subscribed: 'You’re following {name}, and you’ll get an email when they publish.',
  unsubscribed: 'You won’t get any more emails about {name}’s new stories.',
  unsubscribe: 'Unsubscribe',
  unsubscribeFrom: 'Unsubscribe from {name}',
  undo: 'Undo',
  failed: 'That didn’t work. Please try again.',
  title: 'New stories by email',
  text: 'Writers and publications whose new stories you get by email. You can add more from the menu beside Follow on their profiles.',
  none: 'None yet.',
} as const;
