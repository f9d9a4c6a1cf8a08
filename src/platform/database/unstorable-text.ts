/** SQLSTATE of a text with a NUL, and of JSON with one. */
const NUL_IN_TEXT = '22021';
const NUL_IN_JSON = '22P05';

/**
 * Whether a statement failed because somebody sent a text that the database cannot hold, so that nothing has it for
 * a name: a mistake of who asks, wherever it comes out.
 */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === NUL_IN_TEXT || error.code === NUL_IN_JSON);
}
