import type { FastifyRequest } from 'fastify';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { PageId } from '#shared/routes/page-layouts.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { xsrfOf } from '#modules/identity/sessions/xsrf.ts';
import { redirectTarget } from '../auth/see-other.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import { type Identity, readIdentity } from '../session/identity.ts';
import { openBrowser } from '../session/visitor.ts';
import { hasSessionCookie } from '../session-cookie.ts';
import type { Site } from '../site.ts';

/** Steps of signing in: they read their whole query, know the browser, and are never kept. */
const AUTH_PAGES: ReadonlySet<PageId> = new Set([
  'sign-in',
  'crupdate-password',
  'oauth-authorize',
  'onboarding',
  'demo-people',
]);

export function isAuthPage(match: RouteMatch | undefined): boolean {
  return match !== undefined && AUTH_PAGES.has(match.page);
}

/** Pages of staff filter by more than addresses keep (rule T1), and are kept for nobody. */
export function isStaffPage(match: RouteMatch | undefined): boolean {
  return match?.route.path.startsWith('/_/admin') === true;
}

/**
 * Who asks for a page; undefined if nothing in the request says so, and then the page is for all. On sign-in pages
 * every browser is known, since what they lead to is bound to it.
 */
export async function findPageVisitor(
  site: Site,
  request: FastifyRequest,
  host: KnownHost,
  match: RouteMatch | undefined,
): Promise<Identity | undefined> {
  if (!hasSessionCookie(request.headers.cookie) && !isAuthPage(match)) return undefined;
  const identity = await readIdentity(site, request, host);
  if (identity.browser !== null || !isAuthPage(match)) return identity;
  const { browser, setCookie } = openBrowser(site, request);
  const xsrf = identity.xsrf ?? xsrfOf(site.secrets, browser);
  const setCookies =
    identity.session === null && setCookie !== undefined ? [...identity.setCookies, setCookie] : identity.setCookies;
  return { ...identity, browser, xsrf, setCookies };
}

/**
 * Where a reader has to go before they may see this page: to sign in, and from a custom domain by way of the main
 * site, the only place to sign in. Undefined if they may see it now.
 */
export async function signInBefore(
  site: Site,
  host: KnownHost,
  match: RouteMatch | undefined,
  address: { readonly path: string; readonly query: string },
  identity: Identity | undefined,
): Promise<string | undefined> {
  if (match === undefined || !isBuilt(match.name)) return undefined;
  const isOwnDomain = host.context.type !== 'DEFAULT';
  if (isOwnDomain && match.page === 'sign-in') {
    const query = new URLSearchParams(address.query);
    const redirect = await redirectTarget(site, host, query.get('redirect'));
    const operation = query.get('operation') === 'register' ? 'register' : undefined;
    return buildPath('ExchangeToken', {}, { redirect, operation });
  }
  if (match.route.requiresViewer !== true || identity?.viewer) return undefined;
  const redirect = address.path + address.query;
  return isOwnDomain
    ? buildPath('ExchangeToken', {}, { redirect })
    : buildPath('SignIn', {}, { operation: 'login', redirect });
}
