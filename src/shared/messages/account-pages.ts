/** Texts of the pages about an account that is closed, unknown or suspended. */
export const accountPageMessages = {
  suspendedTitle: 'Your account is suspended',
  suspendedText:
    'Your account was found in violation of the Rules. You can still read, export your data, appeal and cancel your membership. You cannot publish, respond, clap or follow.',
  notSuspendedTitle: 'No account here is suspended',
  notSuspendedText: 'Whoever is signed in here may do all that their account is for.',
  rules: 'Read the Rules',
  appeal: 'Appeal',
  settings: 'Settings',
  unrecognizedTitle: 'We did not recognize that account',
  unrecognizedText: 'There is no account that can be signed into this way. It may have been closed.',
  signInDifferently: 'Sign in another way',
  createAccount: 'Create account',
  goodbyeTitle: 'Goodbye',
  goodbyeText:
    'Your account is closed, and you are signed out. Sign in again to bring it back: a deleted one within 14 days, a deactivated one whenever you like.',
  signIn: 'Sign in',
  backHome: 'Back to the front page',
} as const;
