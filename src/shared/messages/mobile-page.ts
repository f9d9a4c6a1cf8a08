/** The page on which people show that a telephone is theirs (rule 142). */
export const mobilePageMessages = {
  title: 'Verify your telephone',
  text: 'We send a code to it by text message. That shows others that a person stands behind your account; the number itself is shown to nobody, and you cannot sign in with it.',
  country: 'Country code',
  number: 'Number',
  send: 'Send the code',
  codeTitle: 'Enter the code',
  codeText: 'We sent it to {number}.',
  code: 'Code',
  codeNote: 'Six digits',
  codeIncomplete: 'The code has six digits.',
  verify: 'Verify',
  resend: 'Resend code',
  otherNumber: 'Use another number',
  verifiedTitle: 'Your telephone is verified',
  verifiedText: 'The number that ends in {lastDigits} is yours.',
  remove: 'Remove the number',
  notOfferedTitle: 'Telephones are not verified here',
  notOfferedText:
    'Nobody has set up a way to send text messages on this site. Your account works the same without one.',
  settings: 'Settings',
} as const;
