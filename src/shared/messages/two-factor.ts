/** What stands in the way of a change to second factors and passkeys. */
export const twoFactorMessages = {
  signInExpired: 'Your sign-in has expired. Please sign in again.',
  appThere: 'Remove your current authenticator app first.',
  appNotThere: 'You don’t have an authenticator app.',
  setupExpired: 'This setup has expired. Scan the code again.',
  wrongCode: 'That code was incorrect. Check the time on your phone and try the next code.',
  twoFactorOff: 'Turn on a second step first.',
  noPasskey: 'Add a passkey first.',
  passkeyUnreadable: 'We couldn’t read that passkey. Please try again.',
  passkeyKnown: 'That passkey is already on your account.',
  passkeyUnknown: 'We can’t find that passkey.',
  tooManyPasskeys: 'You can have up to {most} passkeys. Remove one first.',
  passkeysImpossible: 'Passkeys don’t work at this web address.',
  passkeyName: 'Passkey',
  nameLength: 'Use 1 to {most} characters for the name.',
} as const;
