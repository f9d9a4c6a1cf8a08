/** What is said of any change that was not made, where nobody knows better. */
export const changeMessages = {
  offline: 'You’re offline. Nothing changed.',
  unexpected: 'Something went wrong, and nothing changed. Please try again.',
  tooOften: 'You’re doing that too often. Please try again in a while.',
  signedOut: 'You’ve been signed out, so nothing changed. Sign in again, then try once more.',
} as const;
