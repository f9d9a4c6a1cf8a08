import type { FastifyRequest } from 'fastify';
import type { Browser } from '#modules/ground/browser.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findViewer } from '#modules/identity/sessions/find-viewer.ts';
import { isXsrf, olderXsrfOf, xsrfOf } from '#modules/identity/sessions/xsrf.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { hasSessionCookie } from '../session-cookie.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import { requestIdOf } from '../request-id.ts';
import type { Site } from '../site.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';
import { findBrowser, openBrowser } from './visitor.ts';

/** Who a request comes from, as far as it shows. */
export type Identity = {
  readonly viewer: Viewer | null;
  readonly browser: Browser | null;
  readonly session: { readonly id: string; readonly xsrf: string } | null;
  /** What a page of ours sends back: of the session, else of the browser; null where there is neither. */
  readonly xsrf: string | null;
  /** What else counts as that, sent back by a page that was drawn while the site used another key. */
  readonly olderXsrf: readonly string[];
  /** Cookies that a page should renew once an hour, or take away where they are worth nothing. */
  readonly setCookies: readonly string[];
};

const nobody: Identity = { viewer: null, browser: null, session: null, xsrf: null, olderXsrf: [], setCookies: [] };

/**
 * Reads the cookies of a request; a session is looked up each time, so that its end is seen at once. A
 * request with a bearer token never speaks by its cookies.
 */
export async function readIdentity(site: Site, request: FastifyRequest, host: KnownHost): Promise<Identity> {
  if (request.headers.authorization !== undefined) return nobody;
  const { secrets } = site;
  const value = readCookie(site, request.raw, 'session');
  const known = value === undefined ? undefined : await findViewer(site, value, host.key);
  if (value === undefined || known === undefined) {
    const found = findBrowser(site, request);
    const xsrf = found === null ? null : xsrfOf(secrets, found);
    const olderXsrf = found === null ? [] : olderXsrfOf(secrets, found);
    const setCookies = hasSessionCookie(request.headers.cookie) ? [dropCookie(site, 'session')] : [];
    return { viewer: null, browser: found, session: null, xsrf, olderXsrf, setCookies };
  }
  const { viewer, isRenewed } = known;
  const id = viewer.sessionId;
  const session = { id, xsrf: xsrfOf(secrets, { sessionId: id }) };
  // Whoever is signed in signs in again for what costs most, and that is bound to a browser.
  const visitor = openBrowser(site, request, isRenewed);
  const setCookies = [
    ...(isRenewed ? [writeCookie(site, 'session', value)] : []),
    ...(visitor.setCookie === undefined ? [] : [visitor.setCookie]),
  ];
  const olderXsrf = olderXsrfOf(secrets, { sessionId: id });
  return { viewer, browser: visitor.browser, session, xsrf: session.xsrf, olderXsrf, setCookies };
}

/** True where a request gives back what only a page of ours could know: by header, or a form by its field. */
export function isForgerySafe(identity: Identity, given: string | string[] | null | undefined): boolean {
  if (identity.xsrf === null || typeof given !== 'string') return false;
  return [identity.xsrf, ...identity.olderXsrf].some((own) => isXsrf(own, given));
}

/** What the commands of an endpoint are called with. */
export function commandContext(site: Site, request: FastifyRequest, identity: Identity): CommandContext {
  const { database, files, clock, log, config, secrets } = site;
  const { viewer, browser } = identity;
  const requestId = requestIdOf(request.raw);
  return { database, files, clock, log, config, secrets, viewer, browser, requestId, isProgram: false };
}
