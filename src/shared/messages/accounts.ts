import { resultMessages } from './results.ts';

/** What the server answers about accounts: usernames, profiles, addresses, archives, leaving (rule 126). */
export const accountMessages = {
  emailTaken: 'That email already has an account. Sign in instead.',
  usernameTaken: 'That username is taken. Choose another.',
  usernameTooShort: 'Use at least {minimum} characters for your username.',
  usernameTooLong: 'Use at most {maximum} characters for your username.',
  usernameInvalid:
    'Use letters, digits, dots, hyphens and underscores, begin with a letter or a digit, and put no two dots together.',
  usernameReserved: 'That username is not available. Choose another.',
  usernameTooSoon:
    'You can change your username once in {days} days. Try again in {left, plural, one {# day} other {# days}}.',
  membersOnly: 'Members only.',
  unknown: 'Please try again.',
  nameMissing: 'Enter your name.',
  nameTooLong: 'Use at most {maximum} characters for your name.',
  bioTooLong: 'Use at most {maximum} characters for your bio.',
  websiteInvalid: 'Enter the address of a web page, such as https://example.org.',
  imageMissing: 'That picture is not here. Upload it again.',
  emailInvalid: 'Please enter a valid email address.',
  emailSame: 'That is your email address already.',
  emailMissing: 'Your account has no email address to change.',
  tooOften: resultMessages.rateLimited,
  exportWaiting: 'An archive is being made already. We write to you when it is ready.',
  lastAdministrator: 'You are the only administrator. Give the role to somebody else first.',
  topicsTooFew: 'Choose at least {least} topics.',
  topicsTooMany: 'Choose at most {most} topics.',
  followSelf: 'You cannot follow yourself',
  notFound: 'There is nothing at this address.',
  deletedUser: 'Deleted user',
  uploadSignIn: 'Sign in to upload a picture.',
  uploadTooLarge: 'The picture is too large: {megabytes} MB is the most.',
  exportGone: 'This archive is here no longer. Ask for a new one in your settings.',
  undoTitle: 'Take back your old email address?',
  undoIntro:
    'Your account on {site} then uses {address} again, every browser is signed out, and ways of signing in that were added since the change are removed.',
  undoButton: 'Use my old address',
  undoneTitle: 'Your old email address is back',
  undone: 'Every browser is signed out. Sign in by a mail to {address}.',
  undoneNext: 'Sign in',
  undoExpiredTitle: 'This link works no longer',
  undoExpired: 'It was used, or it is older than {days} days.',
  changeTakenTitle: 'This address cannot be used',
  changeTaken: 'Another account uses this address.',
  settingsLink: 'To your settings',
} as const;

/** Mails about archives and about leaving. */
export const accountMailMessages = {
  exportSubject: 'Your {site} archive is ready',
  exportPreview: 'It can be downloaded for {days} days.',
  exportIntro:
    'Everything that {site} keeps about you and that you made is ready to download, in {parts, plural, one {one file} other {# files}}.',
  exportButton: 'Download',
  exportPartButton: 'Download part {part}',
  exportLife: 'The links work for {days} days, and only while you are signed in.',
  exportFailedSubject: 'Your {site} archive could not be made',
  exportFailedIntro: 'Something went wrong on our side. Please ask for the archive again in your settings.',
  deactivatedSubject: 'Your {site} account is deactivated',
  deactivatedIntro: 'Your profile and your stories are hidden from everybody. Sign in whenever you want them back.',
  deletedSubject: 'Your {site} account will be deleted on {date}',
  deletedIntro: 'Your profile and your stories are hidden now, and are erased for good on {date}.',
  deletedReturn:
    'If you change your mind, or if it was not you, sign in before that day: everything is then as it was.',
  signInButton: 'Sign in',
  readme:
    'Everything that {site} ({siteUrl}) keeps about you and that you made.\n\nprofile.json is your profile, stories/ has each of your stories and drafts as JSON with its whole text, as a web page and as Markdown. Changes you have not published yet are in the files that end in -draft. images/ has the pictures. The other files are named after what is in them. Times are UTC. Secrets are left out: passwords, codes and tokens are kept as hashes only. Mail is not kept once it is sent.',
} as const;
