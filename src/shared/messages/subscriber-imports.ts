/** Texts of the page on which a writer brings a mailing list along (NEWS-2, rule 72). */
export const subscriberImportMessages = {
  title: 'Import subscribers',
  back: 'Subscribers',
  intro:
    'Bring in the people who already get your newsletter. Lists from Substack, Ghost, Mailchimp, beehiiv, Kit and Buttondown work, and so does any other list with a column of email addresses.',
  into: 'They’ll get emails from {name}.',
  file: 'List of subscribers',
  fileHint: 'A .csv or .txt file, up to {megabytes} MB and {rows} rows.',
  origin: 'Where did these people subscribe?',
  originHint: 'For example: my Substack, or the sign-up sheet at our shop. We keep this with each subscriber.',
  agreed: 'All of them asked to get this newsletter from me',
  staged:
    'Nobody gets an email just because you import them. If your list has more than {above} people, {aDay} of them join each day, so email providers get to know your newsletter.',
  submit: 'Import subscribers',
  sending: 'Uploading your list…',
  waiting: 'Your import will start in a moment.',
  reading: 'Reading your list…',
  running: 'Checking your list: {done} of {total}',
  leave: 'You can leave this page. We’ll keep going.',
  progress: 'Import progress',
  past: 'Your imports',
  none: 'You haven’t imported a list yet.',
  done: '{number} {count, plural, one {person was} other {people were}} imported',
  nobody: 'Nobody new was imported',
  failed: 'We couldn’t import this list.',
  rows: '{number} {count, plural, one {row} other {rows}}',
  download: 'Download the result for each row',
  verdictsGone: 'We only keep the result for each row for 30 days.',
  wait: '{number} {count, plural, one {person still has} other {people still have}} to join. {days, plural, one {They’ll join within a day.} other {The last of them will join in # days.}}',
  waitOnHold:
    '{number} {count, plural, one {person still has} other {people still have}} to join. That’s on hold, because too many mailboxes rejected your last issue or too many readers marked it as spam. It continues after your next issue.',
  tooNew: 'Your account has to be at least {days} days old before you can import a list.',
  loadFailed: 'We couldn’t load your imports.',
  ended: 'This newsletter has ended, so nobody can join it anymore.',
  noFile: 'Choose a file first.',
  emptyFile: 'That file is empty. Choose another one.',
  tooLarge: 'That’s more than {megabytes} MB. Split your list into smaller files.',
  tooManyRows: 'That’s more than {most} rows. Split your list into smaller files.',
  originMissing: 'Tell us where these people subscribed.',
  originTooLong: 'Keep it to {most} characters.',
  agreedMissing: 'You can only import people who asked to get your newsletter.',
  alreadyOpen: 'You’re already importing a list into this newsletter. Wait until it’s done.',
  unnamed: 'List',
  zipped: 'That’s a .zip file. Unpack it, and choose the .csv file inside.',
  noText: 'We can’t read this file. Save your list as a .csv file, and choose that.',
  noTable: 'We can’t read this file as a list. Save it as a .csv file again, and choose that.',
  noAddresses: 'We didn’t find any email addresses in this file.',
  lost: 'The upload was lost. Please choose the file again.',
  broken: 'Something went wrong on our end. What’s already imported stays. Please try again.',
} as const;

/** What became of a row; also the words of the file that says it of each. */
export const subscriberVerdictMessages = {
  imported: 'Imported',
  duplicate: 'In your list twice',
  onList: 'Already subscribed',
  asked: 'Already asked to confirm',
  left: 'Unsubscribed here',
  removed: 'You removed them',
  suppressed: 'Their mailbox rejects mail',
  offElsewhere: 'Not subscribed on your old list',
  role: 'A shared address, such as info@',
  foreign: 'Letters before the @ that many mail servers refuse, such as ü',
  invalid: 'Not an email address',
  empty: 'No email address',
} as const;

/** The file that says what became of each row. */
export const subscriberVerdictFileMessages = {
  row: 'Row',
  address: 'Email',
  verdict: 'Result',
} as const;
