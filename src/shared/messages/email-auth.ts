import { resultMessages } from './results.ts';

/** What signing in and up by email answers. */
export const emailAuthMessages = {
  invalidEmail: 'Please enter a valid email address.',
  unrecognizedEmail: "Sorry, we didn't recognize that email.",
  failedChallenge: resultMessages.failedChallenge,
  nameTooLong: 'Use at most 50 characters for your name.',
  off: 'Signing in by email is turned off here.',
  noBrowser: 'Please try again.',
  resendSoon: 'A code was just sent. You can ask for another in {seconds, plural, one {# second} other {# seconds}}.',
  tooManyMails: 'Too many codes were sent to this address. Please try again later.',
  tooManyRequests: resultMessages.tooManyRequests,
  codeForm: 'Login code must be 6 digits.',
  invalidCode: 'Invalid code.',
  expiredCode: 'This code has expired. Ask for a new one.',
  tooManyTries: 'Too many attempts. Please try again later.',
  defaultName: 'New reader',
  confirmTitle: 'Sign in as {email}?',
  confirmRegisterTitle: 'Join as {email}?',
  confirm: 'This link was asked for in another browser. Go on here only if you asked for it yourself.',
  confirmButton: 'Go on',
  confirmNo: 'No, to the front page',
  verificationNotNeeded: 'Your email address is confirmed already.',
  tooManyVerifications: 'We sent you this mail 5 times today. Please look for it, or try again tomorrow.',
} as const;
