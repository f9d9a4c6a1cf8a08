import { resultMessages } from './results.ts';

/** What the server answers about accounts: usernames, profiles, addresses, archives, leaving (rule 126). */
export const accountMessages = {
  emailTaken: 'That email already has an account. Sign in instead.',
  usernameTaken: 'That username is taken. Choose another.',
  usernameTooShort: 'Use at least {minimum} characters for your username.',
  usernameTooLong: 'Keep your username to {maximum} characters.',
  usernameInvalid:
    'Use letters, digits, dots, hyphens and underscores. Start with a letter or digit, and don’t put two dots in a row.',
  usernameReserved: 'That username isn’t available. Choose another.',
  usernameTooSoon:
    'You can change your username once in {days} days. Try again in {left, plural, one {# day} other {# days}}.',
  membersOnly: 'Members only.',
  unknown: 'Please try again.',
  nameMissing: 'Enter your name.',
  nameTooLong: 'Keep your name to {maximum} characters.',
  bioTooLong: 'Keep your bio to {maximum} characters.',
  websiteInvalid: 'Enter the address of a web page, such as https://example.org.',
  imageMissing: 'We can’t find that picture. Please upload it again.',
  emailInvalid: 'Please enter a valid email address.',
  emailSame: 'That’s already your email address.',
  emailMissing: 'Your account doesn’t have an email address to change.',
  tooOften: resultMessages.rateLimited,
  exportWaiting: 'We’re already making an archive. We’ll email you when it’s ready.',
  lastAdministrator: 'You’re the only administrator. Make someone else an administrator first.',
  topicsTooFew: 'Choose at least {least} topics.',
  topicsTooMany: 'Choose at most {most} topics.',
  followSelf: 'You cannot follow yourself',
  notFound: 'There’s nothing at this address.',
  deletedUser: 'Deleted user',
  uploadSignIn: 'Sign in to upload a picture.',
  uploadTooLarge: 'That picture is too large. The limit is {megabytes} MB.',
  exportGone: 'This archive is no longer available. You can ask for a new one in your settings.',
  undoTitle: 'Go back to your old email address?',
  undoIntro:
    'Your {site} account will use {address} again. Every browser is signed out, and any way of signing in that was added since the change is removed.',
  undoButton: 'Use my old address',
  undoneTitle: 'Your old email address is back',
  undone: 'Every browser has been signed out. Sign in with a code sent to {address}.',
  undoneNext: 'Sign in',
  undoExpiredTitle: 'This link no longer works',
  undoExpired: 'It’s already been used, or it’s more than {days} days old.',
  changeTakenTitle: 'You can’t use this address',
  changeTaken: 'Another account uses this address.',
  settingsLink: 'Go to settings',
} as const;

/** Mails about archives and about leaving. */
export const accountMailMessages = {
  exportSubject: 'Your {site} archive is ready',
  exportPreview: 'You have {days} days to download it.',
  exportIntro:
    'Everything you’ve made on {site}, and everything {site} keeps about you, is ready to download in {parts, plural, one {one file} other {# files}}.',
  exportButton: 'Download',
  exportPartButton: 'Download part {part}',
  exportLife: 'The links work for {days} days, and only while you’re signed in.',
  exportFailedSubject: 'We couldn’t make your {site} archive',
  exportFailedIntro: 'Something went wrong on our end. Please ask for the archive again in your settings.',
  deactivatedSubject: 'Your {site} account is deactivated',
  deactivatedIntro: 'Your profile and stories are hidden from everyone. Sign in whenever you want them back.',
  deletedSubject: 'Your {site} account will be deleted on {date}',
  deletedIntro: 'Your profile and stories are hidden now. On {date} they’ll be erased for good.',
  deletedReturn:
    'If you change your mind, or this wasn’t you, sign in before then and everything will be back as it was.',
  closedMembership:
    'If you pay for a membership, you won’t be charged again unless you come back. A subscription from an app store has to be canceled there.',
  signInButton: 'Sign in',
  reopenedSubject: 'Your {site} account is open again',
  keptSubject: 'Your {site} account won’t be deleted',
  reopenedIntro: 'You signed in, so your account is no longer deactivated.',
  keptIntro: 'You signed in, so your account is open again and won’t be deleted.',
  reopenedAdvice: 'If this wasn’t you, sign that browser out in your settings.',
  readme:
    'Everything you’ve made on {site} ({siteUrl}), and everything it keeps about you.\n\nprofile.json is your profile, stories/ has each of your stories and drafts as JSON with its whole text and as Markdown, pages/ has them as web pages. Changes you haven’t published yet are in the files that end in -draft. images/ has the pictures. data/ has what another Longhand site needs to bring all of it back. The other files are named after what’s in them. Times are UTC. Secrets are left out: passwords, codes and tokens are kept as hashes only. Mail isn’t kept once it’s sent.',
} as const;
