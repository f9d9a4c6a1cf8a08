import { resultMessages } from './results.ts';

/** What the server answers about drafts (rules 2, 6, 7). */
export const draftMessages = {
  conflict: resultMessages.conflict,
  titleTooLong: 'Keep the title to {most} characters.',
  subtitleTooLong: 'Keep the subtitle to {most} characters.',
  tooManyBlocks: 'A story can have up to {most} blocks. This one would have {count}.',
  tooLarge: 'A story can hold up to 1 MB of text. This one would hold more.',
  documentInvalid: 'This story can’t be saved: {reason}',
  deltaInvalid: 'This isn’t a valid change to a draft.',
  saveIdInvalid: 'A save needs an ID of 8 to 64 letters, digits and hyphens.',
  languageInvalid: 'We don’t know that language.',
} as const;
