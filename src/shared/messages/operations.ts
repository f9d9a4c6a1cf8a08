/** What the program says to its operator. */
export const operationsMessages = {
  ready: 'Longhand is ready at {address}',
  stop: 'Press Ctrl-C to stop.',
  keptMail:
    'No mail server is set (SMTP_URL), and this site can be reached from outside ({address}). Nobody will get a sign-in code, and only administrators can see mail at /_/dev/mail.',
  demo: 'Sign in as anyone in the demo:',
  noMail:
    'No mail server is set (SMTP_URL), so sign-in codes go nowhere. To sign in:  npx longhand admin login-link EMAIL',
  setUp: 'This site doesn’t have an administrator yet. The first person to open this link becomes one:',
  empty: 'There’s nothing to read yet. You can',
  emptyDemo: '  - load a small demo world:  npm start -- --demo',
  emptyImport: '  - import your stories:      npx longhand import PATH',
} as const;
