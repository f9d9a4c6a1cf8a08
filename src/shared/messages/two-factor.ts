/** What stands in the way of a change to second factors and passkeys. */
export const twoFactorMessages = {
  signInExpired: 'Your sign-in has expired. Please sign in again.',
  appThere: 'Remove the authenticator app that you have first.',
  appNotThere: 'You have no authenticator app.',
  setupExpired: 'Scan the code again: this setup is over.',
  wrongCode: 'That code was incorrect. Check the time on your phone and try the next code.',
  twoFactorOff: 'Turn on a second step first.',
  noPasskey: 'Add a passkey first.',
  passkeyUnreadable: 'That passkey could not be read. Please try again.',
  passkeyKnown: 'That passkey is on your account already.',
  passkeyUnknown: 'There is no such passkey.',
  tooManyPasskeys: 'You have {most} passkeys, which is the most. Remove one first.',
  passkeysImpossible: 'Passkeys do not work at this address.',
  passkeyName: 'Passkey',
  nameLength: 'Use 1 to {most} characters for the name.',
} as const;
