/** Rule 26, counted in the plain text. */
export const MOST_RESPONSE_CHARACTERS = 10_000;

/** Formatting signs stand in what is typed and not in what is shown: more than this is not even read. */
export const MOST_SOURCE_CHARACTERS = 20_000;

/** Rule 26: an edit is marked only after this time, in milliseconds. */
export const EDIT_MARK_AFTER = 5 * 60_000;

/** How many levels of a thread stand below each other. */
export const THREAD_LEVELS = 3;

/** Rule 24: replies that a thread shows on page 0, 1, 2 …: (3 minus 1) times (page plus 1). */
export function repliesShown(page: number): number {
  return (THREAD_LEVELS - 1) * (page + 1);
}
