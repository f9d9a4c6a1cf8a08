import type { FastifyInstance } from 'fastify';
import type { PrivacyFacts } from '#shared/privacy/privacy-facts.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { consentMode, logOutlet, outsideScripts } from './privacy-rules.ts';

/**
 * `GET /_/privacy`: tells a browser whether to ask for consent (SHELL-16), since cached pages are the same for all
 * countries. It sets no cookie, and the browser keeps the answer for an hour.
 */
export function registerPrivacy(app: FastifyInstance, site: Site): void {
  app.get('/_/privacy', (request, reply) => {
    reply.hijack();
    const { raw: response } = reply;
    if (site.hosts.find(request.headers.host) === undefined)
      return sendPlain(response, 421, serverMessages.unknownHost);
    if (!takeLimit(site, request, response, 'page')) return;
    const settings = site.settings.all();
    const facts: PrivacyFacts = {
      mode: consentMode(settings),
      country: site.countries.of(request.raw),
      scripts: outsideScripts(settings),
      logs: logOutlet(settings),
    };
    const body = JSON.stringify(facts);
    response.writeHead(200, {
      ...site.pageHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'private, max-age=3600',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}
