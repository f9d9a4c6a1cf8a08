/** Texts of importing one story from where it was published first (WRITE-7). */
export const storyImportMessages = {
  action: 'Import a story',
  title: 'Import a story',
  text: 'Give the address of a story of yours that is published elsewhere. It comes in as a draft, with its pictures, and says where it was first.',
  rights: 'Import only what you wrote yourself, or may publish here.',
  address: 'Address of the story',
  submit: 'Import',
  importing: 'Fetching the story and its pictures. This may take a minute.',
  done: 'The story is here as a draft.',
  picturesMissing: '{count, plural, one {# picture could not be fetched.} other {# pictures could not be fetched.}}',
  noStory: 'No story was found on that page. It may need a sign-in, or a script that we do not run.',
  tooLarge: 'The story on that page is too large to be imported.',
  known: 'You have imported this story already: it is among your stories as “{title}”.',
  untitled: 'Untitled story',
} as const;
