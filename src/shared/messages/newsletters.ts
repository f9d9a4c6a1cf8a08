/** Texts about newsletters: what they are called, who gets them, and what is wrong with a setting. */
export const newsletterMessages = {
  notFound: 'There’s no newsletter here.',
  ended: 'This newsletter has ended.',
  noSubscriber: 'That person isn’t on this list any more.',
  leftBefore: 'They unsubscribed. Only they can come back.',
  tooMany: 'A publication can have {most} newsletters.',
  notMain: 'The main newsletter can’t be ended. New stories go out with it.',
  self: 'This is your own newsletter.',
  oneEach: 'You already have a newsletter.',
} as const;

export const newsletterFaultMessages = {
  nameMissing: 'Give it a name.',
  nameTooLong: 'Use {most} characters or fewer.',
  descriptionTooLong: 'Use {most} characters or fewer.',
  cadenceTooLong: 'Use {most} characters or fewer.',
  senderNameTooLong: 'Use {most} characters or fewer.',
  replyToInvalid: 'Enter one email address, such as letters@example.org.',
  welcomeSubjectMissing: 'Give the welcome email a subject.',
  welcomeSubjectTooLong: 'Use {most} characters or fewer.',
  welcomeTextMissing: 'Write a welcome, or leave the subject empty too.',
  welcomeTextTooLong: 'Use {most} characters or fewer.',
} as const;

/** The sentence that a reader agrees to (rule 71); it is kept with their subscription. */
export const consentMessages = {
  shared: 'I’d like {name} by email. {owner} can see my address and take it along if they move.',
  hidden: 'I’d like {name} by email. My address stays with this site.',
} as const;

/** The mail that asks an address without an account, and the page behind its link (rule 75). */
export const newsletterMailMessages = {
  confirmSubject: 'Confirm your subscription to {name}',
  confirmPreview: 'One click, and the next issue is yours. The link works for {days} days.',
  confirmIntro: 'Somebody entered this address to get {name} from {site} by email. If that was you, confirm it here.',
  confirmButton: 'Yes, subscribe me',
  confirmLife: 'The link works for {days} days. If it wasn’t you, do nothing, and you won’t hear from us again.',
  confirmFooter: 'You got this email because somebody asked for it at {siteUrl}.',
} as const;

export const subscriptionRequestMessages = {
  title: 'Confirm your subscription',
  question: 'Get {name} by email?',
  confirm: 'Yes, subscribe me',
  done: 'You’re subscribed',
  doneText: '{name} will come to your inbox. Every issue has a link to unsubscribe.',
  visit: 'Visit {name}',
  wrong: 'This link doesn’t work',
  wrongText: 'It may have been cut off, or it’s more than 7 days old. Enter your address again to get a new one.',
} as const;
