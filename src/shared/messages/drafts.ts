import { resultMessages } from './results.ts';

/** What the server answers about drafts (rules 2, 6, 7). */
export const draftMessages = {
  conflict: resultMessages.conflict,
  titleTooLong: 'Use at most {most} characters for the title.',
  subtitleTooLong: 'Use at most {most} characters for the subtitle.',
  tooManyBlocks: 'A story has at most {most} blocks, and this one would have {count}.',
  tooLarge: 'A story holds at most 1 MB of text, and this one would hold more.',
  documentInvalid: 'This is no story that can be saved: {reason}',
  deltaInvalid: 'This is no change of a draft.',
  saveIdInvalid: 'A save needs an id of 8 to 64 letters, digits and hyphens.',
  languageInvalid: 'This is no language that is known.',
} as const;
