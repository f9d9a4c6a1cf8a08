import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteRestMessages as messages } from '#shared/messages/site-rest.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { escapeHtml } from '#shared/story/render/html.ts';
import { mayChangeAtRest, mayReadAtRest, type SiteRest, siteRestOf } from '#modules/ground/settings/site-rest.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { sendPlainPage } from './plain-page.ts';
import { readIdentity } from './session/identity.ts';
import type { Site } from './site.ts';

/** Seconds after which programs, robots and other servers should ask again. */
const RETRY_AFTER = '600';
/**
 * What goes on: health, certificates and files of the build; signing in and out, so that whoever works for the site gets
 * in; and what the law wants at any time: leaving newsletters, which mailboxes do by themselves, and the page of legal
 * notices (rule 273). The graph refuses by itself, change by change.
 */
const OPEN = new Set([
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/favicon.svg',
  '/favicon.png',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/_/graphql',
  '/_/visitor',
  '/_/demo',
  '/_/impersonation/end',
  '/m/signin',
  '/m/token',
  '/m/account/authenticate-twitter',
  '/m/legal-notice',
]);
const OPEN_BELOW =
  /^\/(?:\.well-known|assets|m\/(?:signout|connect|start-auth|callback|setup|unsubscribe|unsubscribe-newsletters))\//;

/** At rest, changes are refused, and during maintenance pages too, with a sentence and when to come back (rules 253 and 254). */
export function refuseAtRest(app: FastifyInstance, site: Site): void {
  app.addHook('onRequest', async (request, reply) => {
    const rest = siteRestOf(site.settings.all());
    if (rest === null || isOpen(request)) return;
    const isReading = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
    if (isReading && rest.mode === 'READ_ONLY') return;
    const viewer = await readViewer(site, request);
    if (isReading ? mayReadAtRest(viewer) : mayChangeAtRest(viewer)) return;
    reply.hijack();
    refuse(site, request, reply, rest);
  });
}

function isOpen({ url }: FastifyRequest): boolean {
  return OPEN.has(url.split('?', 1)[0] ?? '') || OPEN_BELOW.test(url);
}

async function readViewer(site: Site, request: FastifyRequest): Promise<Viewer | null> {
  const host = site.hosts.find(request.headers.host);
  return host === undefined ? null : (await readIdentity(site, request, host)).viewer;
}

function refuse(site: Site, request: FastifyRequest, reply: FastifyReply, { text }: SiteRest): void {
  const noticeUrl = site.url + buildPath('ShowLegalNotice');
  const headers = { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' };
  if (!String(request.headers.accept).includes('text/html')) {
    const body = JSON.stringify({ message: text, code: 'SITE_AT_REST' });
    const type = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
    reply.raw.writeHead(503, { ...site.pageHeaders, ...type, ...headers }).end(body);
    return;
  }
  sendPlainPage(site, request, reply, {
    status: 503,
    routeName: 'Error',
    title: messages.title,
    body: `<p>${escapeHtml(text)}</p><p>${escapeHtml(site.name)}</p><p><a href="${escapeHtml(noticeUrl)}">${messages.legalNotice}</a></p>`,
    headers,
  });
}
