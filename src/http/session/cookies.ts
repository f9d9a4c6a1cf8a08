import type { IncomingMessage } from 'node:http';
import { impersonationRules } from '#modules/running/impersonations/impersonation-rules.ts';
import type { Site } from '../site.ts';

export type CookieName = 'session' | 'visitor' | 'bucket' | 'impersonation' | 'written';

const SECONDS_IN_A_DAY = 86_400;
/** Rule 139 for a session; a visitor is nobody for longer than that. */
const LIFETIME: Readonly<Record<CookieName, number>> = {
  session: 180 * SECONDS_IN_A_DAY,
  visitor: 180 * SECONDS_IN_A_DAY,
  bucket: 180 * SECONDS_IN_A_DAY,
  impersonation: impersonationRules.lasts / 1_000,
  // No replica that is read from is further behind than that.
  written: 10,
};

/**
 * The value of one of our cookies; undefined if there's none, or if two have the name: then somebody else set one of
 * them.
 */
export function readCookie(
  site: Pick<Site, 'isHttps'>,
  request: IncomingMessage,
  name: CookieName,
): string | undefined {
  const fullName = nameOf(site, name);
  const values = (request.headers.cookie ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 && pair.slice(0, at).trim() === fullName ? [pair.slice(at + 1).trim()] : [];
  });
  return values.length === 1 ? values[0] : undefined;
}

/** The `Set-Cookie` of a value: only for this host, hidden from scripts, not sent from other sites. */
export function writeCookie(site: Pick<Site, 'isHttps'>, name: CookieName, value: string): string {
  return write(site, name, value, LIFETIME[name]);
}

/** The `Set-Cookie` that takes a cookie away. */
export function dropCookie(site: Pick<Site, 'isHttps'>, name: CookieName): string {
  return write(site, name, '', 0);
}

function write(site: Pick<Site, 'isHttps'>, name: CookieName, value: string, maxAge: number): string {
  const secure = site.isHttps ? '; Secure' : '';
  return `${nameOf(site, name)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** On plain http browsers refuse the `__Host-` prefix. */
function nameOf({ isHttps }: Pick<Site, 'isHttps'>, name: CookieName): string {
  return isHttps ? `__Host-${name}` : name;
}
