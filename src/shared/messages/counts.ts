/** Counts that stand in many places. */
export const countMessages = {
  stories: '{count, plural, one {# story} other {# stories}}',
} as const;
