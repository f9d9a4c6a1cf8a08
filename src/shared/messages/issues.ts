/** Newsletters on their way: what stands in each mail, and what their writers are told. */
export const issueMailMessages = {
  unsubscribe: 'Unsubscribe from this newsletter',
  footer: 'You’re getting this email because you subscribed to {newsletter} on {site}: {siteUrl}',
  testSubject: '[Test] {subject}',
} as const;

export const issueMessages = {
  notFound: 'We can’t find that issue.',
  notSending: 'It isn’t being sent right now.',
  notPaused: 'There’s nothing to resume.',
  noRest: 'There’s nobody left to send it to.',
  hidden: 'Readers can’t find this story right now, so it can’t go out. Try again once they can.',
  ended: 'It has already ended.',
  noAddress: 'Confirm your email address first, so we know where to send it.',
  noStory: 'There’s no story here for you to send.',
  stillSending: 'It’s still being sent. Pause or stop it first.',
  nobodyHasIt: 'Nobody got it, so there’s nothing to correct.',
  testsUsed: 'You’ve sent yourself {most} test emails today, which is the limit. Try again tomorrow.',
  correctionTitle: 'Correction: {subject}',
} as const;

/** What went out by a newsletter, for who runs it. */
export const issueListMessages = {
  title: 'Issues',
  write: 'Write an email',
  drafts: 'Drafts',
  scheduled: 'Scheduled',
  none: 'Nothing has gone out yet. Publish a story, and everyone who’s subscribed gets it.',
  heldUp:
    'No newsletters are leaving this site right now, because its mail service isn’t accepting them. The people who run the site can see why. We’ll keep trying, and your readers will get theirs as soon as it does.',
  more: 'Older issues',
  first: 'Newest issues',
  progress: 'How much has been sent',
  WAITING: 'Starts {date}',
  SENDING: 'Sending: {sent} of {total}',
  WRITER: 'Paused at {sent} of {total}',
  LATE: 'On hold at {sent} of {total}: it’s more than a day late',
  REFUSED: 'On hold at {sent} of {total}: mail servers are refusing it',
  HIDDEN: 'On hold at {sent} of {total}: readers can’t find the story right now',
  waits: 'On hold at {sent} of {total}: it couldn’t go out, and it’ll continue on its own once it can',
  STOPPED: 'Stopped on {date} at {sent} of {total}',
  DONE: '{count, plural, =0 {Sent to nobody} one {Sent to # reader} other {Sent to # readers}} on {date}',
  BOUNCES: 'too many mailboxes rejected it',
  COMPLAINTS: 'too many readers marked it as spam',
  deferred: '{count} being tried again',
  bounced: '{count} bounced',
  skipped: '{count} skipped',
  inDoubt: '{count} may have gotten it twice',
  held: '{count, plural, one {We don’t know whether # reader got it.} other {We don’t know whether # readers got it.}} Resume to send it to them.',
  heldLate: '{count, plural, one {# reader is} other {# readers are}} waiting for it. Resume to send it, or stop it.',
  heldRefused:
    '{count, plural, one {It was refused for # reader.} other {It was refused for # readers.}} That’s about this site or the email, not about them. Resume to try again, or stop it.',
  heldForGood:
    '{count, plural, one {We don’t know whether # reader got it.} other {We don’t know whether # readers got it.}}',
  pause: 'Pause',
  pauseOf: 'Pause {subject}',
  resume: 'Resume',
  resumeOf: 'Resume {subject}',
  stop: 'Stop',
  stopOf: 'Stop {subject}',
  stopAsk: 'Stop sending “{subject}”?',
  correct: 'Send a correction',
  correctOf: 'Send a correction of {subject}',
  series: 'Automated',
  stopText:
    'Nobody else will get it, unless you change your mind and send the rest. People who already have it keep it. If only the story needs fixing, you can also pause it, correct the story, and resume: everyone else gets it as it is then.',
  stopSeriesText:
    'Nobody else will get it, and neither will people who join later. People who already have it keep it. This can’t be undone. If only the story needs fixing, pause it instead, correct the story, and resume: everyone else gets it as it is then.',
  rest: 'Send the rest',
  restOf: 'Send the rest of {subject}',
  restAsk: 'Send “{subject}” to the rest?',
  restText:
    '{count, plural, one {# reader doesn’t have it because you stopped it, and gets it as it is now.} other {# readers don’t have it because you stopped it, and get it as it is now.}} Nobody gets it twice.',
} as const;

/** Why a story cannot be mailed as somebody wants it. */
export const mailingMessages = {
  noStory: 'There’s no story here for you to send.',
  noNewsletter: 'There’s no newsletter here to send it with.',
  published: 'It’s already published, so it can’t go out again.',
  ended: 'This newsletter has ended.',
  correction: 'A correction goes to everyone who got the original.',
} as const;

/** A story as the mail that its readers would get. */
export const mailPreviewMessages = {
  title: 'Preview as email',
  back: 'Back to writing',
  looks: 'Views',
  light: 'Light',
  dark: 'Dark',
  bare: 'Without pictures',
  text: 'Plain text',
  frame: 'The email: {look}',
  from: 'From',
  subject: 'Subject',
  noSubject: 'No subject yet',
  send: 'Send me a test',
  sent: 'A test is on its way to {email}.',
} as const;

/** To its writer, when an issue could not go out for a day (rule 284). */
export const issueLateMessages = {
  subject: '“{subject}” hasn’t gone out yet',
  preview: 'It’s more than a day late. Do you still want to send it?',
  intro:
    'Some subscribers of {newsletter} haven’t gotten “{subject}” yet: we couldn’t send it for more than a day. We paused it, because it may be old news by now.',
  next: 'On your newsletter’s page, under Issues, press “Resume” to send it to everyone who doesn’t have it yet, or “Stop” to drop it.',
} as const;

/** To its writer, when mail servers refused an issue for everybody alike (rule 299). */
export const issueRefusedMessages = {
  subject: 'We paused “{subject}”: mail servers refused it',
  preview: 'None of your readers did anything wrong, and they can still get it.',
  intro:
    'Mail servers refused “{subject}” for {count, plural, one {# subscriber} other {# subscribers in a row}}, so we paused it. It’s an issue of {newsletter}.',
  reason:
    'That’s about this site or about what the email says, not about your readers: they all stay on your list. A link in it may be blocked, or this site’s mail isn’t being accepted right now.',
  next: 'The people who run this site can find out more. After that, go to your newsletter’s page and, under Issues, press “Resume” to send it to everyone who doesn’t have it yet, or “Stop” to drop it.',
} as const;

/** To its writer, when too many mailboxes turned an issue away (rule 72). */
export const issueStoppedMessages = {
  subject: 'We stopped sending “{subject}”',
  bounces: {
    preview: '{count} of {handed} mailboxes rejected it.',
    intro:
      'We stopped sending “{subject}” to the subscribers of {newsletter}. {count} of the first {handed} mailboxes rejected it, which is more than {most}%.',
    reason:
      'Mail services block senders who write to many dead addresses, so continuing would have kept your newsletter out of other inboxes, too. Nobody who got it will get it again, and nobody else will get it.',
    overSubject: 'Too many mailboxes rejected “{subject}”',
    overIntro:
      '“{subject}” went out to the subscribers of {newsletter}. Since then, {count} of {handed} mailboxes rejected it, which is more than {most}%.',
    overReason:
      'Mail services block senders who write to many dead addresses. We won’t send anything more to addresses that don’t exist, and nobody joins from an imported list until your next issue goes out without problems.',
    next: 'Look through your list for addresses that don’t exist anymore, especially if it came from somewhere else.',
  },
  complaints: {
    preview: '{count} of {handed} readers marked it as spam.',
    intro:
      'We stopped sending “{subject}” to the subscribers of {newsletter}. {count} of the first {handed} readers marked it as spam, which is more than {most}%.',
    reason:
      'Mail services block senders whose mail is often marked as spam, so continuing would have kept your newsletter out of other inboxes, too. Nobody who got it will get it again, nobody else will get it, and the people who marked it won’t get newsletters anymore.',
    overSubject: 'Too many readers marked “{subject}” as spam',
    overIntro:
      '“{subject}” went out to the subscribers of {newsletter}. Since then, {count} of {handed} readers marked it as spam, which is more than {most}%.',
    overReason:
      'Mail services block senders whose mail is often marked as spam. The people who marked it won’t get newsletters anymore, and nobody joins from an imported list until your next issue goes out without problems.',
    next: 'Make sure everyone on your list asked for your newsletter, especially if it came from somewhere else.',
  },
  footer: 'You got this email because you publish on {siteUrl}.',
} as const;
