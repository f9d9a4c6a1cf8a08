/** What is always said of a draft while one writes (rule 6), and what may stand in the way of saving it. */
export const draftSavingMessages = {
  saving: 'Saving…',
  saved: 'Saved',
  offline: 'Offline – saved on this device',
  conflict: 'Conflict',
  notStarted: 'New story',
  refused: 'Saved on this device only',
  signedOut: 'Signed out – saved on this device',
  unkept: 'Not saved',
  refusedText: 'The site does not take this draft as it is: {message} Your text is kept on this device.',
  signedOutText:
    'You are signed out, or signed in as somebody else. Your text is kept on this device until you are back.',
  signIn: 'Sign in',
  unkeptText:
    'Neither the site nor this device can keep your text now. Leave this page open, and copy what you cannot lose.',
  deviceFullText:
    'This device has no room for your text. It is saved on the site only, so stay online while you write.',
  otherTabText: 'This story is open in another window. What is written in both is joined when it is saved.',
  restoredText: 'What this device had kept of your story is back.',
  conflictText: 'Somebody, or you on another device, changed the same passages. Saving waits until you choose.',
  resolve: 'Compare and choose',
  tooLarge: 'It is larger than a story may be.',
  tryAgain: 'Try again',
} as const;
