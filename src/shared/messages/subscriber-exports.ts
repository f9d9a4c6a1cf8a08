/** Texts about taking the list of a newsletter along (NEWS-2, rule 71). */
export const subscriberExportMessages = {
  action: 'Export email subscribers',
  text: 'You’ll get a file with the address of everyone who agreed to share it with you, when and how they subscribed, and what they agreed to. We’ll email you when it’s ready.',
  preparing: 'Export email subscribers: preparing. We’ll email you when it’s ready.',
  isPreparing: 'Your export is already being prepared. We’ll email you when it’s ready.',
  gone: 'This file isn’t here anymore. Export your subscribers again to get a new one.',
} as const;

/** The columns of the file. */
export const subscriberExportFileMessages = {
  email: 'email',
  since: 'subscribed_at',
  source: 'source',
  agreedTo: 'agreed_to',
} as const;

export const subscriberSourceMessages = {
  site: 'Subscribed here',
  form: 'Through a sign-up form',
  import: 'From an imported list',
  added: 'Added and confirmed',
} as const;

export const subscriberExportMailMessages = {
  subject: 'The subscriber list for {name} is ready to download',
  preview: 'The link works for {days} days while you’re signed in.',
  intro:
    'Here are the subscribers of {name}: {number} {count, plural, one {person who agreed} other {people who agreed}} to share their address with you.',
  button: 'Download the list',
  life: 'The link works for {days} days, only for you and only while you’re signed in. Keep the file as safe as your readers would want.',
  failedSubject: 'We couldn’t export the subscribers of {name}',
  failedText:
    'Something went wrong on our end while we were making the subscriber list for {name}. Please export it again.',
} as const;
