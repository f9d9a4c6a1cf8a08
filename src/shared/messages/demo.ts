/** The page that lists whom one can sign in as in the demo. */
export const demoMessages = {
  title: 'Who would you like to be?',
  text: 'Everyone here is made up. Sign in as any of them to see what they see. This page only exists in a demo on your own computer.',
  signInAs: 'Sign in as {name}',
  signIn: 'Sign in',
  current: 'You’re signed in as {name} now.',
  parts: {
    ADMINISTRATOR: 'Administrator',
    STAFF: 'Staff',
    OWNER: 'Publication owner',
    EDITOR: 'Editor',
    WRITER: 'Writer',
    MEMBER: 'Member',
    READER: 'Reader',
  },
  partOf: '{part}, {publication}',
  mail: 'Mail to anyone here stays on this computer.',
  readMail: 'Read it',
  inSignIn: 'This is a demo: sign in as someone with one click',
} as const;
