import { resultMessages } from './results.ts';

/** What signing in and up by email answers. */
export const emailAuthMessages = {
  invalidEmail: 'Please enter a valid email address.',
  unrecognizedEmail: "Sorry, we didn't recognize that email.",
  failedChallenge: resultMessages.failedChallenge,
  nameTooLong: 'Keep your name to 50 characters.',
  siteAtRest: 'We’re doing maintenance and can’t send mail. Sign in with a password or a passkey, or come back later.',
  off: 'Signing in by email is turned off here.',
  noBrowser: 'Please try again.',
  resendSoon:
    'We just sent you a code. You can ask for another in {seconds, plural, one {# second} other {# seconds}}.',
  tooManyMails: 'We’ve sent too many codes to this address. Please try again later.',
  tooManyRequests: resultMessages.tooManyRequests,
  codeForm: 'Login code must be 6 digits.',
  invalidCode: 'Invalid code.',
  expiredCode: 'This code has expired. Ask for a new one.',
  lastTry: 'Invalid code. That was the last try, so the code we sent no longer works. Ask for a new one.',
  tooManyTries: 'Too many attempts. Please try again later.',
  defaultName: 'New reader',
  confirmTitle: 'Sign in as {email}?',
  confirmRegisterTitle: 'Join as {email}?',
  confirm: 'This link was requested in another browser. Continue only if you requested it yourself.',
  confirmButton: 'Continue',
  confirmNo: 'No, take me home',
  verificationNotNeeded: 'Your email address is already confirmed.',
  tooManyVerifications: 'We’ve sent you this email 5 times today. Check your inbox, or try again tomorrow.',
} as const;
