/** Texts of the first page of a new house. */
export const firstRunMessages = {
  title: 'Your house of stories is ready',
  text: 'Nothing has been published here yet. There are three ways to fill the shelves.',
  demoTitle: 'Look around a small believable world',
  demo: 'Start again with demo stories, people and publications, written for this purpose.',
  demoCommand: 'npm start -- --demo',
  importTitle: 'Bring in what you have',
  import:
    'A folder of Markdown or HTML posts, or an export from Medium, Ghost, WordPress or Substack, as a folder, a file or a zip.',
  importCommand: 'npx longhand import PATH',
  setupTitle: 'Become the administrator',
  setup: 'Open the setup link that was printed in the terminal when the server started.',
} as const;
