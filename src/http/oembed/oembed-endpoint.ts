import type { FastifyInstance } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { escapeXml } from '#modules/finding/feeds/xml.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { type Description, describeAddress } from './describe-address.ts';

/** `/_/oembed?url=…`: what another site shows of a story, a profile, a publication or a list (rule 155), as JSON or XML. */
export function registerOEmbed(app: FastifyInstance, site: Site): void {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>('/_/oembed', async (request, reply) => {
    reply.hijack();
    const { raw: response } = reply;
    const { url, format = 'json' } = request.query;
    if (typeof url !== 'string') return sendPlain(response, 400, serverMessages.badAddress);
    if (format !== 'json' && format !== 'xml') return sendPlain(response, 501, serverMessages.onlyJsonOrXml);
    if (!takeLimit(site, request, response, 'feed')) return;
    const described = await describeAddress(site, url, site.countries.of(request.raw));
    if (described === undefined) return sendPlain(response, 404, serverMessages.notFound);
    const whole = {
      version: '1.0',
      provider_name: site.name,
      provider_url: site.url,
      cache_age: 3600,
      ...described,
    };
    const body = Buffer.from(format === 'json' ? JSON.stringify(whole) : writeXml(whole));
    response.writeHead(200, {
      'content-type': format === 'json' ? 'application/json; charset=utf-8' : 'text/xml; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      ...site.sharedHeaders,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

/** Every value of an answer is a text or a number. */
function writeXml(values: Description): string {
  const elements = Object.entries(values).map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join('')}</oembed>\n`;
}
