/** Pages of signing in and out that the server answers without a script. */
export const authPageMessages = {
  signOutTitle: 'Sign out?',
  signOut: 'You are signed in. Do you want to sign out here?',
  signOutButton: 'Sign out',
  stay: 'Stay signed in',
  domainTitle: 'Sign in to {host}',
  domain: 'You are signed in to {siteName} as {name}. Do you want to be signed in to {host} too?',
  domainButton: 'Sign in',
  domainBack: 'Not now',
  passUsedTitle: 'This link was used already',
  passUsed: 'A link like this signs you in once, in the browser that asked for it, within a minute.',
  passAgain: 'Try again',
  noPrefetch: 'This address is not fetched ahead.',
  notSameOrigin: 'This address answers its own pages only.',
} as const;
