/** What those who work for the site tell each other about an account or a story. */
export const staffNoteMessages = {
  title: 'Notes',
  text: 'Only people who work here can read these.',
  none: 'No notes yet.',
  label: 'Add a note',
  add: 'Save note',
  by: 'by {author}',
  gone: 'someone who left',
  delete: 'Delete',
  deleteNamed: 'Delete the note by {author}',
  wrongLength: 'Write something, in {most} characters or fewer.',
  missing: 'That note isn’t here anymore.',
} as const;
