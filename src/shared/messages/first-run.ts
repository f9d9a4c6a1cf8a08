/** Texts of the first page of a new house. */
export const firstRunMessages = {
  title: 'Your site is ready',
  text: 'Nothing has been published here yet. There are three ways to get started.',
  demoTitle: 'Look around a demo',
  demo: 'Restart with sample stories, people and publications, made up for the demo.',
  demoCommand: 'npm start -- --demo',
  importTitle: 'Bring your stories',
  import:
    'A folder of Markdown or HTML posts, or an export from Medium, Ghost, WordPress or Substack: a folder, a file or a zip.',
  importCommand: 'npx longhand import PATH',
  quietTitle: 'Nothing here yet',
  quietText: 'The first stories are still being written. Come back soon.',
  setupTitle: 'Become the administrator',
  setup: 'Open the setup link that was printed in the terminal when the server started.',
} as const;
