import type { FastifyInstance } from 'fastify';
import { isSameText } from '#platform/secrets/is-same-text.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { registrableOf } from '#modules/ground/domains/read-domain-name.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

type Query = { Querystring: Readonly<Record<string, unknown>> };

/** Own judgement: a proxy asks once for each certificate that it makes or loads, so nobody needs more names of one zone. */
const FOR_EACH_ZONE = { capacity: 60, refillPerSecond: 1 };

/**
 * `/_/tls/ask?domain=`: 200 where the proxy in front may have a certificate for a name, anything else where not. By
 * any host, since the proxy asks by address; for who knows the secret alone, and not there at all without one. Names
 * come from what is kept of hosts, so that a flood of handshakes costs the database one question at a time.
 */
export function registerTlsAsk(app: FastifyInstance, site: Site): void {
  const secret = site.config.tlsAskSecret;
  if (secret === undefined) return;
  app.get<Query>('/_/tls/ask', { exposeHeadRoute: false }, async ({ query, headers }, reply) => {
    reply.hijack();
    const { raw: response } = reply;
    const given = textOf(query['secret']) ?? headers.authorization?.replace(/^Bearer /i, '') ?? '';
    const domain = (textOf(query['domain']) ?? '').toLowerCase().replace(/\.$/, '');
    // A name with a port is none that a handshake names.
    if (!isSameText(given, secret) || domain === '' || domain.includes(':')) return refuse();
    // Known names never wait behind a flood of others: all names below the site's are in one zone.
    const isKnown = site.hosts.find(domain) !== undefined;
    const isFlood = !isKnown && !site.limiter.take(`tls ask ${registrableOf(domain) ?? domain}`, FOR_EACH_ZONE).ok;
    if (isFlood) return sendPlain(response, 429, serverMessages.busy);
    const host = await site.hosts.look(domain).catch(() => 'unknown' as const);
    if (host === 'unknown') return sendPlain(response, 503, serverMessages.busy);
    return host === undefined ? refuse() : sendPlain(response, 200, 'ok');

    function refuse(): void {
      sendPlain(response, 404, serverMessages.notFound);
    }
  });
}

/** Undefined too for a parameter that was given twice. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
