/** What is always said of a draft while one writes (rule 6), and what may stand in the way of saving it. */
export const draftSavingMessages = {
  saving: 'Saving…',
  saved: 'Saved',
  offline: 'Offline – saved on this device',
  waiting: 'Saved on this device for now',
  conflict: 'Conflict',
  notStarted: 'New story',
  emailNotStarted: 'New email',
  refused: 'Saved on this device only',
  signedOut: 'Signed out – saved on this device',
  unkept: 'Not saved',
  refusedText: 'We can’t save this draft as it is: {message} Your text is kept on this device.',
  waitingText: '{message} Your text is safe on this device, and we’ll save it as soon as that works again.',
  unavailable: 'This site can’t save anything right now.',
  signedOutText:
    'You’re signed out, or signed in to another account. Your text is kept on this device until you’re back.',
  signIn: 'Sign in',
  unkeptText:
    'Your text can’t be saved right now, here or on the site. Leave this page open, and copy anything you can’t afford to lose.',
  deviceFullText: 'This device is out of space, so your text is saved on the site only. Stay online while you write.',
  otherTabText: 'This story is open in another window. What you write in both is combined when it’s saved.',
  otherTabTextLetter: 'This email is open in another window. What you write in both is combined when it’s saved.',
  restoredTextLetter: 'We restored the version of your email saved on this device.',
  restoredText: 'We restored the version of your story saved on this device.',
  conflictText:
    'Someone else, or you on another device, changed the same passages. Saving is on hold until you choose.',
  resolve: 'Compare and choose',
  tooLarge: 'It’s larger than a story can be.',
  tryAgain: 'Try again',
} as const;
