/** Why a change to lists is not made (rules 34, 149). */
export const listChangeMessages = {
  signIn: 'Sign in to save stories.',
  listNotFound: 'This list is not here any more.',
  itemNotFound: 'This story is not in the list any more.',
  storyNotFound: 'This story cannot be saved.',
  nameMissing: 'Give the list a name.',
  nameTooLong: 'A name has at most {most} characters.',
  descriptionTooLong: 'A description has at most {most} characters.',
  noteTooLong: 'A note has at most {most} characters.',
  tooManyLists: 'You have {most} lists, which is as many as there can be. Delete one first.',
  listFull: 'This list has {most} stories, which is as many as it can hold. Remove one first.',
  readingListFull:
    'Your Reading list has {most} stories, which is as many as it can hold. Archive or remove one first.',
  cannotChange: 'This list cannot be changed.',
  followOwn: 'This is your own list.',
} as const;
