import { BadCursor } from '#modules/ground/paging.ts';

/** What a ranked list holds: the cursor carries what is left of it. */
export const MOST_RANKED = 200;
/** A story id is 12 hexadecimal digits. */
const ID_BYTES = 6;

/**
 * The place where the next page of a ranked list starts: the ids that are left, in their order. Nothing that happens
 * meanwhile moves them, so that nobody meets a story twice or misses one while scrolling; null at the end. What may be
 * seen of them is decided again when they are shown.
 */
export function encodeRanked(storyIds: readonly string[]): string | null {
  return storyIds.length === 0 ? null : Buffer.from(storyIds.join(''), 'hex').toString('base64url');
}

/** The ids that a cursor carries. Throws `BadCursor` for what we never gave. */
export function decodeRanked(cursor: string): readonly string[] {
  const bytes = Buffer.from(cursor, 'base64url');
  const count = bytes.length / ID_BYTES;
  if (!Number.isInteger(count) || count === 0 || count > MOST_RANKED || bytes.toString('base64url') !== cursor) {
    throw new BadCursor();
  }
  return Array.from({ length: count }, (_id, index) => bytes.toString('hex', index * ID_BYTES, (index + 1) * ID_BYTES));
}
