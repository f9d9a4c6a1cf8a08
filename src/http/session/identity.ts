import type { FastifyRequest } from 'fastify';
import type { ShownImpersonation } from '#shared/impersonation/draw-banner.ts';
import type { Browser } from '#modules/ground/browser.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findViewer } from '#modules/identity/sessions/find-viewer.ts';
import { findImpersonation, type Impersonation } from '#modules/running/impersonations/find-impersonation.ts';
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
  /** As whom somebody of staff looks at the site; the viewer is then that person, and the session its own (rule 248). */
  readonly impersonation: Impersonation | null;
  /** What a page of ours sends back: of the session, else of the browser; null where there is neither. */
  readonly xsrf: string | null;
  /** What else counts as that, sent back by a page that was drawn while the site used another key. */
  readonly olderXsrf: readonly string[];
  /** Cookies that a page should renew once an hour, or take away where they are worth nothing. */
  readonly setCookies: readonly string[];
};

const nobody: Identity = {
  viewer: null,
  browser: null,
  session: null,
  impersonation: null,
  xsrf: null,
  olderXsrf: [],
  setCookies: [],
};

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
    return { ...nobody, browser: found, xsrf, olderXsrf, setCookies };
  }
  const { viewer, isRenewed } = known;
  const look = readCookie(site, request.raw, 'impersonation');
  const impersonation = look === undefined ? undefined : await findImpersonation(site, look, viewer);
  if (impersonation !== undefined) return identityOf(impersonation, secrets);
  const id = viewer.sessionId;
  const session = { id, xsrf: xsrfOf(secrets, { sessionId: id }) };
  // For the most sensitive changes, people sign in again, and that's bound to a browser.
  const visitor = openBrowser(site, request, isRenewed);
  const setCookies = [
    ...(isRenewed ? [writeCookie(site, 'session', value)] : []),
    ...(visitor.setCookie === undefined ? [] : [visitor.setCookie]),
    ...(look === undefined ? [] : [dropCookie(site, 'impersonation')]),
  ];
  const olderXsrf = olderXsrfOf(secrets, { sessionId: id });
  return { ...nobody, viewer, browser: visitor.browser, session, xsrf: session.xsrf, olderXsrf, setCookies };
}

/** The person, in a session that is neither theirs nor the one of who looks: a token of the one is worth nothing in the other. */
function identityOf(impersonation: Impersonation, secrets: Site['secrets']): Identity {
  const { id, viewer } = impersonation;
  const session = { id, xsrf: xsrfOf(secrets, { sessionId: id }) };
  const olderXsrf = olderXsrfOf(secrets, { sessionId: id });
  return { ...nobody, viewer, session, impersonation, xsrf: session.xsrf, olderXsrf };
}

/** As a page says it; undefined where nobody looks as somebody else. */
export function shownImpersonation({ clock }: Pick<Site, 'clock'>, identity: Identity): ShownImpersonation | undefined {
  const { impersonation, xsrf } = identity;
  if (impersonation === null) return undefined;
  const left = impersonation.expiresAt.getTime() - clock.now().getTime();
  return { name: impersonation.name, xsrf: xsrf ?? '', secondsLeft: Math.max(1, Math.ceil(left / 1_000)) };
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
