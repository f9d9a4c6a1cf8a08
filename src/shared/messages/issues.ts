/** Newsletters on their way: what stands in each mail, and what their writers are told. */
export const issueMailMessages = {
  unsubscribe: 'Unsubscribe from this newsletter',
  footer: 'You’re getting this email because you subscribed to {newsletter} on {site}: {siteUrl}',
  testSubject: '[Test] {subject}',
} as const;

export const issueMessages = {
  notFound: 'There’s no such issue.',
  notSending: 'It isn’t being sent right now.',
  notPaused: 'There’s nothing to resume.',
  ended: 'It has already ended.',
  noAddress: 'Confirm your email address first, so we know where to send it.',
  noStory: 'There’s no story here that you could send.',
} as const;

/** To its writer, when too many mailboxes turned an issue away (rule 72). */
export const issueStoppedMessages = {
  subject: 'We stopped sending “{subject}”',
  bounces: {
    preview: '{count} of {handed} mailboxes turned it away.',
    intro:
      'We stopped sending “{subject}” to {newsletter}. {count} of the first {handed} mailboxes turned it away, which is more than {most}%.',
    reason:
      'Mail services block senders who write to many dead addresses, so going on would have kept your newsletter out of other inboxes, too. Nobody who got it gets it again.',
    next: 'Look through your list for addresses that don’t exist any more, above all if it came from somewhere else.',
  },
  complaints: {
    preview: '{count} of {handed} readers marked it as spam.',
    intro:
      'We stopped sending “{subject}” to {newsletter}. {count} of the first {handed} readers marked it as spam, which is more than {most}%.',
    reason:
      'Mail services block senders whose mail is often marked as spam, so going on would have kept your newsletter out of other inboxes, too. Nobody who got it gets it again, and whoever marked it gets no newsletter any more.',
    next: 'Make sure everyone on your list asked for your newsletter, above all if it came from somewhere else.',
  },
  footer: 'You got this email because you publish on {siteUrl}.',
} as const;
