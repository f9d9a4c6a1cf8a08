/** What happened in another window of the same browser. */
export const otherWindowMessages = {
  signedIn: 'You’ve signed in from another window.',
  signedOut: 'You’ve signed out in another window.',
  switched: 'You’re signed in to another account now, in another window.',
  reload: 'Reload this page',
} as const;
