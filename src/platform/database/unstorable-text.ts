/** SQLSTATE of a text with a NUL, and of JSON with one. */
const NUL_IN_TEXT = '22021';
const NUL_IN_JSON = '22P05';

/**
 * Whether a statement failed because someone sent a text that the database can't store, so nothing can have it as a
 * name: the client's mistake, wherever it shows.
 */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === NUL_IN_TEXT || error.code === NUL_IN_JSON);
}
