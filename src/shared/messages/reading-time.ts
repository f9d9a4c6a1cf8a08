/** Lengths of time in short (1§9); `N min read` stands with the story's own texts. */
export const readingTimeMessages = {
  minutes: '{count} min',
  seconds: '{count} sec',
} as const;
