/** Texts about newsletters: what they are called, who gets them, and what is wrong with a setting. */
export const newsletterMessages = {
  notFound: 'There’s no newsletter here.',
  ended: 'This newsletter has ended.',
  changedMeanwhile:
    'These settings were changed in another tab, or by someone else, while you were editing. What you typed is still here.',
  noSubscriber: 'That person isn’t on this list anymore.',
  onList: 'They’re on the list already.',
  leftBefore: 'They unsubscribed, so only they can subscribe again.',
  tooMany: 'A publication can have {most} newsletters.',
  notMain: 'The main newsletter can’t be ended. New stories go out with it.',
  self: 'This is your own newsletter.',
  oneEach: 'You already have a newsletter.',
  noWriter: 'There’s nobody here to subscribe to.',
} as const;

export const newsletterFaultMessages = {
  nameMissing: 'Give it a name.',
  nameTooLong: 'Keep it to {most} characters.',
  descriptionTooLong: 'Keep it to {most} characters.',
  cadenceTooLong: 'Keep it to {most} characters.',
  senderNameTooLong: 'Keep it to {most} characters.',
  replyToAskedTooOften: 'We can’t email that address again today. Try again tomorrow, or use another one.',
  replyToInvalid: 'Enter one email address, such as letters@example.org.',
  welcomeSubjectMissing: 'Give the welcome email a subject.',
  welcomeSubjectTooLong: 'Keep it to {most} characters.',
  welcomeTextMissing: 'Write a welcome, or leave the subject empty too.',
  welcomeTextTooLong: 'Keep it to {most} characters.',
} as const;

/** The sentence that a reader agrees to (rule 71); it is kept with their subscription. */
export const consentMessages = {
  shared: 'I’d like emails from {name}. {owner} can see my address and take it with them if they move.',
  hidden: 'I’d like emails from {name}. My address stays with this site.',
  imported: 'Came with a list from elsewhere: {origin}',
} as const;

/** The mail that asks an address without an account, and the page behind its link (rule 75). */
export const newsletterMailMessages = {
  confirmSubject: 'Confirm your subscription to {name}',
  confirmPreview: 'One click, and the next issue is yours. The link works for {days} days.',
  confirmIntro: 'Someone entered this address to get emails from {name} on {site}. If that was you, confirm it here.',
  confirmButton: 'Yes, subscribe me',
  confirmLife: 'The link works for {days} days. If it wasn’t you, do nothing, and you won’t hear from us again.',
  alreadySubject: 'You already get {name}',
  alreadyPreview: 'There’s nothing you need to do.',
  alreadyIntro:
    'Someone entered this address to get emails from {name} on {site}. You already get them, so there’s nothing to confirm.',
  alreadySpam: 'Not getting them? Check your spam folder. If you didn’t ask for this, just ignore this email.',
  confirmFooter: 'You got this email because someone asked for it at {siteUrl}.',
} as const;

/** The mail that asks an address whether replies to a newsletter may go there, and the page behind its link (rule 300). */
export const replyAddressMailMessages = {
  subject: 'Should replies to {name} come to you?',
  preview: 'Confirm it here. The link works for {days} days.',
  intro:
    'Someone who runs {name} on {site} wants replies from readers to come to this address. Readers would see the address. If that’s right, confirm it here.',
  button: 'Yes, send me the replies',
  life: 'The link works for {days} days. If this isn’t right, do nothing, and no replies will come to you.',
  footer: 'You got this email because someone asked for it at {siteUrl}.',
} as const;

export const replyAddressRequestMessages = {
  question: 'Get replies to {name}?',
  forWhom: 'Replies from readers will go to {email}, and they’ll see that address.',
  confirm: 'Yes, send me the replies',
  title: 'Confirm where replies go',
  done: 'You’ll get the replies',
  doneText: 'From now on, replies to {name} go to {email}.',
} as const;

export const subscriptionRequestMessages = {
  title: 'Confirm your subscription',
  question: 'Get emails from {name}?',
  forWhom: 'They’ll come to {email}.',
  confirm: 'Yes, subscribe me',
  done: 'You’re subscribed',
  doneText: 'You’ll get emails from {name}. Each one has a link to unsubscribe.',
  visit: 'Visit {name}',
  wrong: 'This link doesn’t work',
  wrongText:
    'It may have been cut off, or it’s more than 7 days old. To get a new one, enter your address again where you subscribed, or ask the people who run the newsletter.',
} as const;

/** The pages where one subscribes, the form for other sites, and what is said afterwards (rules 71, 74, 75). */
export const newsletterPageMessages = {
  archive: 'Past issues',
  archiveEmpty: 'Nothing has gone out yet.',
  archiveMore: 'Older issues',
  archiveFirst: 'Newest issues',
  listTitle: 'Newsletters of {name}',
  none: 'No newsletters yet. When {name} starts one, you can subscribe here.',
  makeFirst: 'No newsletters yet. Start one, and readers can get it by email.',
  make: 'New newsletter',
  settings: 'Settings',
  settingsOf: 'Newsletter settings: {name}',
  main: 'Main newsletter',
  by: 'By',
  email: 'Email address',
  share: 'Share my address with {owner}',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing…',
  unsubscribe: 'Unsubscribe',
  member: 'Already have an account?',
  signIn: 'Sign in',
  asked: 'Check your inbox',
  askedText: 'We sent you a link to confirm your address. It works for {days} days. No email? Check your spam folder.',
  again: 'Use another address',
  wrong: 'Please enter a valid email address.',
  gone: 'This newsletter has ended.',
  offline: 'That didn’t go through. Check your connection and try again.',
  busy: 'Too many people are asking at once. Please try again in an hour.',
  isSubscribed: 'You get emails from {name}.',
  own: 'This is your own newsletter. Readers subscribe here.',
  openSettings: 'Newsletter settings',
  subscribed: 'You’re subscribed to {name}.',
  already: 'You’re already subscribed to {name}.',
  unsubscribed: 'You’re unsubscribed from {name}. Changes take effect within 24 hours.',
  manage: 'Manage all email settings',
  failed: "Sorry, that didn't work. Click Follow on the page below to try again.",
  writerTitle: 'Subscribe to {name}',
  noneOfWriter: '{name} has no newsletter yet. Follow them, and their stories show up in your feed.',
  visit: 'Go to {name}’s profile',
  readOn: 'Read {name} on {site}',
} as const;
