/** What the program says to its operator. */
export const operationsMessages = {
  ready: 'Longhand is ready at {address}',
  stop: 'Press Ctrl-C to stop.',
  keptMail:
    'No mail server is set (SMTP_URL), and this site is not only for this machine ({address}): nobody gets a sign-in code, and only administrators see mail at /_/dev/mail.',
  setUp: 'Nobody runs this site yet. Whoever opens this link first becomes its administrator:',
  empty: 'There is nothing to read yet. You can',
  emptyDemo: '  - load a small demo world:  npm start -- --demo',
  emptyImport: '  - import your stories:      npx longhand import PATH',
} as const;
