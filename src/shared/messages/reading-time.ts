/** Lengths of time in short; `N min read` stands with the story's own texts. */
export const readingTimeMessages = {
  minutes: '{count} min',
  seconds: '{count} sec',
} as const;
