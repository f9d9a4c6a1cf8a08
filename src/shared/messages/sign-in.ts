import { emailAuthMessages } from './email-auth.ts';
import { resultMessages } from './results.ts';
import { signInRefusalMessages } from './sign-in-refusals.ts';

/** Signing in and up: the modal, the page and the one-tap card. */
export const signInMessages = {
  /** 'in' where the operation is login, 'up' otherwise. */
  withEmail: { login: 'Sign in with email', register: 'Sign up with email' },
  withGoogle: { login: 'Sign in with Google', register: 'Sign up with Google' },
  withFacebook: { login: 'Sign in with Facebook', register: 'Sign up with Facebook' },
  withApple: { login: 'Sign in with Apple', register: 'Sign up with Apple' },
  withX: { login: 'Sign in with X', register: 'Sign up with X' },
  withPasskey: 'Sign in with a passkey',
  withPassword: 'Sign in with a password',

  registerPageTitle: 'Join {siteName}',
  loginTitle: 'Welcome back.',
  registerTitle: 'Join {siteName}.',
  loginSubheader: 'Sign in to pick up where you left off.',
  registerSubheader: 'Read, save what you love, and write in your own voice.',
  emailTitle: { login: 'Sign in with email', register: 'Sign up with email' },
  emailSubheader: {
    login: 'Enter the email address of your account, and we’ll send you a code.',
    register: 'Enter your email address to create an account, and we’ll send you a code.',
  },
  expiredTitle: { login: 'Your sign-in link has expired', register: 'Your sign-up link has expired' },
  expiredSubheader: 'Enter your email address again to receive a new link.',

  unrecognizedTitle: "Sorry, we didn't recognize that email.",
  unrecognizedSubheader: 'Would you like to sign in with a different email?',
  inboxTitle: 'Check your inbox',
  inboxSubheader: {
    login: 'Enter the code we sent to {email} to sign in.',
    register: 'Enter the code we sent to {email} to create your account.',
  },
  inboxSubheaderAnywhere: 'Enter the code we sent you.',
  mailKept: {
    login:
      'This site can’t send mail yet, so no code is on its way. If it’s your site, run this on the server: npx longhand admin login-link EMAIL',
    register:
      'This site can’t send mail yet, so no code is on its way and nobody can sign up. If it’s your site, set up mail first.',
  },
  mailKeptTitle: 'No mail yet',
  mailShown: 'Mail from this site stays on this computer.',
  mailOpen: 'Open it',
  inboxOrLink: 'The email also has a link that does the same. It works for 60 minutes.',
  passwordTitle: 'Sign in with a password',
  passwordSubheader: 'Only if you’ve set one. Everyone else signs in with a code.',
  twoFactorTitle: 'Two-step verification',
  twoFactorSubheader: 'Enter the code from your authenticator app.',
  recoverySubheader: 'Enter one of the recovery codes you saved. Each one works once.',

  emailLabel: 'Your email',
  nameLabel: 'Your name',
  nameOptional: 'optional',
  passwordLabel: 'Password',
  codeLabel: 'Login code',
  codeHint: 'Six digits',
  twoFactorLabel: 'Verification code',
  recoveryLabel: 'Recovery code',
  continue: 'Continue',
  signIn: 'Sign in',
  validate: 'Validate',
  resend: 'Resend code',
  verify: 'Verify',
  show: 'Show password',
  hide: 'Hide password',
  close: 'Close',
  back: 'All sign in options',
  backRegister: 'All sign up options',
  otherEmail: 'Use a different email',
  createAccount: 'Create an account',
  toRegister: { question: 'No account?', action: 'Create one' },
  toLogin: { question: 'Already have an account?', action: 'Sign in' },
  byPasskey: 'Use a passkey',
  byApp: 'Use your authenticator app',
  byRecovery: 'Use a recovery code',
  magicLink: 'Send me a magic link',
  googleSuggestion: 'That looks like a Google address.',
  googleSuggestionAction: 'Sign in with Google instead',
  googleSuggestionActionRegister: 'Sign up with Google instead',

  agreement: 'By continuing you agree to the {terms} of {siteName} and have read its {privacy}.',
  terms: 'Terms',
  privacy: 'Privacy notice',
  captchaDisclaimer: 'This site is protected by reCAPTCHA, and the Google {privacy} and {terms} apply.',
  captchaPrivacy: 'Privacy Policy',
  captchaTerms: 'Terms of Service',
  needHelp: 'Need help?',

  loading: 'Loading sign-in options',
  checking: 'Checking that you’re not a robot…',
  sending: 'Sending…',
  verifying: 'Checking…',
  signingIn: 'Signing you in…',
  offline: 'You’re offline. Check your connection and try again.',
  again: 'You’re already signed in. Sign in once more so we know it’s you.',
  noMethods: 'Signing in is turned off here right now.',
  passkeyCancelled: 'No passkey was used. Try again, or sign in another way.',
  noScriptRegister: 'Signing up with email needs JavaScript: it runs the check that keeps robots out.',

  /** Kept to the letter. */
  invalidEmail: emailAuthMessages.invalidEmail,
  codeForm: emailAuthMessages.codeForm,
  invalidCode: emailAuthMessages.invalidCode,
  expiredCode: emailAuthMessages.expiredCode,
  resendSoon: emailAuthMessages.resendSoon,
  tooManyMails: emailAuthMessages.tooManyMails,
  nameTooLong: emailAuthMessages.nameTooLong,
  tooManyAttempts: resultMessages.tooManyRequests,
  rateLimited: resultMessages.rateLimited,
  challengeFailed: resultMessages.failedChallenge,
  needsScript: 'After a few tries, this needs JavaScript. Turn it on, or try again in an hour.',
  signInExpired: 'Your sign-in has expired. Please sign in again.',
  unexpected: 'Please try again.',
  codeSent: 'Code sent!',
  refusals: signInRefusalMessages,
} as const;

/** Titles by what the reader wanted to do; `{name}` is whom or what it is about. */
export const signInEntryMessages = {
  bookmark: { title: 'Save this story.', text: 'Sign in to save stories to your own lists.' },
  clap: { title: 'Let the writer know.', text: 'Sign in to clap for what you like.' },
  follow_collection: { title: 'Follow {name}.', text: 'Sign in to see its new stories first.' },
  follow_topic: { title: 'Follow {name}.', text: 'Sign in to see more of what you care about.' },
  follow_user: { title: 'Follow {name}.', text: 'Sign in to see their new stories first.' },
  highlight: { title: 'Mark what matters.', text: 'Sign in to highlight passages and find them again later.' },
  membership: { title: 'One more step.', text: 'Sign in to become a member.' },
  newsletter: { title: 'Get emails from {name}.', text: 'Sign in to subscribe.' },
  respond: { title: 'Join the conversation.', text: 'Sign in to respond to this story.' },
  write: { title: 'Write it your way.', text: 'Sign in to start your story.' },
  /** Where the name is not known. */
  someone: 'this writer',
  somePublication: 'this publication',
  someTopic: 'this topic',
  someNewsletter: 'this newsletter',
} as const;

/** `/password`: where a password is created or changed (rule 132). */
export const passwordPageMessages = {
  createTitle: 'Create a password',
  changeTitle: 'Change your password',
  createText: 'You sign in with codes we email you. A password is another way in, if you want one.',
  changeText: 'Choose a new one. A sentence only you would write is easy to remember and hard to guess.',
  current: 'Current password',
  currentNote: 'if you know it',
  next: 'New password',
  nextNote: 'at least {minimum} characters',
  endOthers: 'Sign out everywhere else',
  save: 'Save password',
  saving: 'Saving…',
  savedTitle: 'Your password is saved.',
  savedText: 'We’ve also emailed you about it.',
  savedBack: 'Go to the home page',
  stepUp: 'To change your password, sign in again.',
  stepUpAction: 'Sign in again',
} as const;

/** Google's one-tap card. */
export const oneTapMessages = {
  label: 'Sign in with Google',
  title: 'Use {siteName} with your Google account',
  text: 'No password, no code to type.',
  button: 'Continue with Google',
  registerTitle: 'Create an account as {name}?',
  registerButton: 'Create account',
  dismiss: 'Dismiss',
} as const;
