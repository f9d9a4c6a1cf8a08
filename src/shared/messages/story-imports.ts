/** Texts of importing one story from where it was published first (WRITE-7). */
export const storyImportMessages = {
  action: 'Import a story',
  title: 'Import a story',
  text: 'Enter the address of a story you’ve published elsewhere. It’s imported as a draft, with its pictures and a note of where it first appeared.',
  rights: 'Only import what you wrote yourself or have permission to publish here.',
  address: 'Story address',
  submit: 'Import',
  importing: 'Fetching the story and its pictures. This can take a minute.',
  done: 'Your story is here, as a draft.',
  picturesMissing: '{count, plural, one {We couldn’t fetch # picture.} other {We couldn’t fetch # pictures.}}',
  noStory: 'We couldn’t find a story on that page. It may need a sign-in, or a script we don’t run.',
  tooLarge: 'The story on that page is too large to import.',
  known: 'You’ve already imported this story. It’s in your stories as “{title}”.',
  untitled: 'Untitled story',
} as const;
