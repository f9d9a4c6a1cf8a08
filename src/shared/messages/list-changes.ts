/** Why a change to lists is not made (rules 34, 149). */
export const listChangeMessages = {
  signIn: 'Sign in to save stories.',
  listNotFound: 'This list no longer exists.',
  itemNotFound: 'This story is no longer in the list.',
  storyNotFound: 'This story can’t be saved.',
  nameMissing: 'Give the list a name.',
  nameTooLong: 'Keep the name to {most} characters.',
  descriptionTooLong: 'Keep the description to {most} characters.',
  noteTooLong: 'Keep the note to {most} characters.',
  tooManyLists: 'You can have up to {most} lists. Delete one first.',
  listFull: 'A list can hold up to {most} stories. Remove one first.',
  readingListFull: 'Your Reading list can hold up to {most} stories. Archive or remove one first.',
  cannotChange: 'This list can’t be changed.',
  followOwn: 'This is your own list.',
} as const;
