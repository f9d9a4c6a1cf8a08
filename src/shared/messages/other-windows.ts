/** What happened in another window of the same browser. */
export const otherWindowMessages = {
  signedIn: 'You signed in in another window.',
  reload: 'Reload this page',
} as const;
