/** Texts of the pages about an account that is closed, unknown or suspended. */
export const accountPageMessages = {
  suspendedTitle: 'Your account is suspended',
  suspendedText:
    'Your account was found in violation of the Rules. You can still read, export your data, appeal and cancel your membership. You can’t publish, respond, clap or follow.',
  notSuspendedTitle: 'Your account isn’t suspended',
  notSuspendedText: 'There’s nothing you need to do. You can use everything on the site.',
  rules: 'Read the Rules',
  appeal: 'Appeal',
  settings: 'Settings',
  unrecognizedTitle: 'We don’t recognize that account',
  unrecognizedText: 'There’s no account you can sign in to this way. It may have been closed.',
  signInDifferently: 'Sign in another way',
  createAccount: 'Create account',
  stillHereTitle: 'You’re signed in',
  stillHereText: 'Your account is open. If you’d like to close it, you can do that in your settings.',
  goodbyeTitle: 'Goodbye',
  goodbyeText:
    'Your account is closed and you’re signed out. To bring it back, sign in again within 14 days if you deleted it, or anytime if you deactivated it.',
  signIn: 'Sign in',
  backHome: 'Back to home',
} as const;
