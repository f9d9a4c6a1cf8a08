/** Texts of the counters of read stories. */
export const readCounterMessages = {
  readThisMonth: "You've read {count} stories this month",
  signInToKeep: 'Sign in to save stories, keep your place in them, and follow their writers.',
  signIn: 'Sign in',
} as const;
