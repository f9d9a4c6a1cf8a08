/** Reading times and lengths of listening (1§9). */
export const readingTimeMessages = {
  minutesRead: '{count} min read',
  minutes: '{count} min',
  seconds: '{count} sec',
} as const;
