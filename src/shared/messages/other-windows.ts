/** What happened in another window of the same browser. */
export const otherWindowMessages = {
  signedIn: 'You’ve signed in from another window.',
  reload: 'Reload this page',
} as const;
