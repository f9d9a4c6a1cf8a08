import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShownImpersonation } from '#shared/impersonation/draw-banner.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { impersonationMessages as messages } from '#shared/messages/impersonations.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { canonicalUrl } from '#shared/routes/canonical-url.ts';
import { isOpenWhileImpersonated } from '#shared/routes/impersonated-pages.ts';
import { escapeHtml } from '#shared/story/render/html.ts';
import { runReadOnly } from '#platform/database/read-only.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import { createRouteFinder } from '../pages/page-route.ts';
import { sendPlainPage } from '../plain-page.ts';
import { readCookie } from '../session/cookies.ts';
import { readIdentity, shownImpersonation } from '../session/identity.ts';
import type { Site } from '../site.ts';

/** The same for everyone. */
const FILES = /^\/(?:assets\/|image\/|(?:robots\.txt|manifest\.webmanifest|favicon\.|apple-touch-icon|icon-)[^/]*$)/;
/** The graph refuses each change itself; the other one gives a page its token. */
const OPEN = new Set(['/_/graphql', '/_/visitor']);

const looking = new WeakMap<FastifyRequest, ShownImpersonation>();

/** Who a request that came through the gate below is viewing as, for pages that know nothing else about it. */
export function lookOf(request: FastifyRequest): ShownImpersonation | undefined {
  return looking.get(request);
}

/**
 * The one door for whoever looks at the site as somebody (rule 248): they get the pages that are open to them, and the
 * graph; every other request is refused, whatever is added later. And what passes runs where PostgreSQL writes nothing.
 */
export function guardImpersonation(app: FastifyInstance, site: Site): void {
  const findRoute = createRouteFinder(site.log);

  app.addHook('onRequest', async (request, reply) => {
    if (readCookie(site, request.raw, 'impersonation') === undefined || FILES.test(request.url)) return;
    const host = site.hosts.find(request.headers.host);
    if (host === undefined) return;
    const shown = shownImpersonation(site, await readIdentity(site, request, host));
    if (shown === undefined || isEnding(request)) return;
    looking.set(request, shown);
    if (isOpen(request, host)) return;
    reply.hijack();
    refuse(request, reply, shown);
  });

  // As late as possible: a request's body is read in events that know nothing about it.
  app.addHook('preHandler', (request, _reply, done) => (looking.has(request) ? runReadOnly(done) : done()));

  function isOpen({ method, url, routeOptions }: FastifyRequest, host: KnownHost): boolean {
    const [path = ''] = url.split('?', 1);
    if (OPEN.has(path)) return true;
    // Anything with its own endpoint isn't a page.
    if ((method !== 'GET' && method !== 'HEAD') || routeOptions.url !== '/*') return false;
    const address = url.startsWith('/') ? canonicalUrl(url) : 'malformed';
    if (address === 'malformed') return true;
    const match = findRoute(host.context, address.path);
    return match === undefined || match === 'malformed' || isOpenWhileImpersonated(match.page);
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, look: ShownImpersonation): void {
    const headers = { 'cache-control': 'no-store' };
    if (!String(request.headers.accept).includes('text/html')) {
      const body = JSON.stringify({ message: messages.refused, code: 'FORBIDDEN' });
      const type = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
      reply.raw.writeHead(403, { ...site.pageHeaders, ...type, ...headers }).end(body);
      return;
    }
    const why = formatMessage(messages.closedText, { site: site.name, name: look.name });
    sendPlainPage(site, request, reply, {
      status: 403,
      routeName: 'Impersonation',
      title: messages.closedTitle,
      body: `<p>${escapeHtml(why)}</p><p><a href="/">${messages.home}</a></p>`,
      impersonation: look,
      headers,
    });
  }
}

function isEnding({ method, url }: FastifyRequest): boolean {
  return method === 'POST' && url === buildPath('EndImpersonation');
}
