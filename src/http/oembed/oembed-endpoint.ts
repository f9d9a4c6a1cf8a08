import type { FastifyInstance } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { describeAddress } from './describe-address.ts';

/** `/_/oembed?url=…`: what another site shows of a story, a profile or a list (rule 155). JSON only. */
export function registerOEmbed(app: FastifyInstance, site: Site): void {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>('/_/oembed', async (request, reply) => {
    reply.hijack();
    const { raw: response } = reply;
    const { url, format = 'json' } = request.query;
    if (typeof url !== 'string') return sendPlain(response, 400, serverMessages.badAddress);
    if (format !== 'json') return sendPlain(response, 501, serverMessages.onlyJson);
    if (!takeLimit(site, request, response, 'feed')) return;
    const described = await describeAddress(site, url, site.countries.of(request.raw));
    if (described === undefined) return sendPlain(response, 404, serverMessages.notFound);
    const body = Buffer.from(
      JSON.stringify({
        version: '1.0',
        provider_name: site.name,
        provider_url: site.url,
        cache_age: 3600,
        ...described,
      }),
    );
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      ...site.sharedHeaders,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}
