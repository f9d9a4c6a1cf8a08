/** Rule 22: of one reader for one story, response or list. */
export const MOST_CLAPS = 50;

/** Rule 22: claps in a row are sent together after this pause, in milliseconds. */
export const SEND_CLAPS_AFTER = 600;

/** Whether a number can be the claps of one reader; 0 takes them all back. */
export function isClapCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= MOST_CLAPS;
}
