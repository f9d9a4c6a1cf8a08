/** Prefix of a token that belongs to nobody signed in. */
const LOGGED_OUT_PREFIX = 'lo_';

/** A token is valid if non-empty and not starting with `lo_`. */
export function isTokenValid(token: string | null | undefined): boolean {
  return token !== null && token !== undefined && token !== '' && !token.startsWith(LOGGED_OUT_PREFIX);
}
