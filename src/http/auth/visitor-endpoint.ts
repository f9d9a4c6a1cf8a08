import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authPageMessages } from '#shared/messages/auth-pages.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { xsrfOf } from '#modules/identity/sessions/xsrf.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { readIdentity } from '../session/identity.ts';
import { openBrowser } from '../session/visitor.ts';
import type { Site } from '../site.ts';

/**
 * `POST /_/visitor` (JSON): makes this browser a visitor and answers `{ xsrf }`, for pages that came from
 * the page cache and now want to change something. Pages elsewhere cannot read the answer.
 */
export function registerVisitor(app: FastifyInstance, site: Site): void {
  app.post('/_/visitor', async (request, reply) => {
    reply.hijack();
    const { raw: response } = reply;
    const host = site.hosts.find(request.headers.host);
    if (host === undefined) return sendPlain(response, 421, serverMessages.unknownHost);
    if (!isSameOrigin(request)) return sendPlain(response, 403, authPageMessages.notSameOrigin);
    if (!takeLimit(site, request, response, 'page')) return;
    const identity = await readIdentity(site, request, host);
    // People who are signed in got a browser along with their session.
    const opened = identity.browser === null ? openBrowser(site, request) : undefined;
    const xsrf = identity.xsrf ?? (opened === undefined ? null : xsrfOf(site.secrets, opened.browser));
    const cookies = [...identity.setCookies, ...(opened?.setCookie === undefined ? [] : [opened.setCookie])];
    const body = JSON.stringify({ xsrf });
    response.writeHead(200, {
      ...site.pageHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }),
    });
    response.end(body);
  });
}

/** As far as the browser says; one that says nothing can't be made to send JSON from elsewhere, either. */
function isSameOrigin({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase());
}
