/** Texts of what opens over a story: fetched with the first thing that is opened. */
export const storyOpenerMessages = {
  close: 'Close',
  picture: 'Picture',
} as const;
