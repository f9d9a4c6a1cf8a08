import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { appleAssociation, assetLinks } from '#modules/running/mobile-app/app-links.ts';
import { deepLink, type MobileApp, mobileAppOf } from '#modules/running/mobile-app/mobile-app.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

const AN_HOUR = 'public, max-age=3600';

/** The files that tell phones about the site's app, and `GET /_/app-link?path=`, which says how it opens a page (SHELL-20). */
export function registerAppLinks(app: FastifyInstance, site: Site): void {
  const serve = (
    path: string,
    cacheControl: string,
    write: (mobileApp: MobileApp, request: FastifyRequest) => unknown,
  ): void => {
    app.get(path, (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      const { raw: response } = reply;
      const isKnown = site.hosts.find(request.headers.host) !== undefined;
      if (!isKnown) return sendPlain(response, 421, serverMessages.unknownHost);
      if (!takeLimit(site, request, response, 'page')) return;
      const answer = write(mobileAppOf(site.settings.all()), request);
      if (answer === undefined) return sendPlain(response, 404, serverMessages.notFound);
      const body = JSON.stringify(answer);
      response.writeHead(200, {
        ...site.pageHeaders,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'cache-control': cacheControl,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  };
  serve('/.well-known/apple-app-site-association', AN_HOUR, appleAssociation);
  serve('/.well-known/assetlinks.json', AN_HOUR, assetLinks);
  serve('/_/app-link', 'no-store', (mobileApp, { query, headers }) => {
    const path = typeof query === 'object' && query !== null && 'path' in query ? query.path : undefined;
    const origin = site.hosts.find(headers.host)?.origin ?? site.url;
    const url = typeof path === 'string' ? deepLink(mobileApp, origin, path) : undefined;
    return url && { url };
  });
}
