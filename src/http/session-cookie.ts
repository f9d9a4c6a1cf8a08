/** With `Secure`, on https sites. */
const SECURE_SESSION_COOKIE = '__Host-session';
/** On plain http, where browsers refuse the `__Host-` prefix. */
const PLAIN_SESSION_COOKIE = 'session';

/**
 * True if a request carries a session of ours, valid or not: its answer never comes from the page cache and is never
 * stored in it (rule 151).
 */
export function hasSessionCookie(cookieHeader: string | undefined): boolean {
  if (cookieHeader === undefined || !cookieHeader.includes(PLAIN_SESSION_COOKIE)) return false;
  return cookieHeader.split(';').some((pair) => {
    const name = pair.slice(0, Math.max(0, pair.indexOf('='))).trim();
    return name === SECURE_SESSION_COOKIE || name === PLAIN_SESSION_COOKIE;
  });
}
