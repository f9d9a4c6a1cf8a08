/** Pages of signing in and out that the server answers without a script. */
export const authPageMessages = {
  signOutTitle: 'Sign out?',
  signOut: 'Do you want to sign out of this browser?',
  signOutButton: 'Sign out',
  stay: 'Stay signed in',
  domainTitle: 'Sign in to {host}',
  domain: 'You’re signed in to {siteName} as {name}. Do you want to sign in to {host} too?',
  domainButton: 'Sign in',
  domainBack: 'Not now',
  passUsedTitle: 'This link has already been used',
  passUsed: 'A sign-in link works only once, for one minute, and only in the browser that asked for it.',
  passAgain: 'Try again',
  noPrefetch: 'This address can’t be prefetched.',
  notSameOrigin: 'This address only answers requests from its own pages.',
} as const;
