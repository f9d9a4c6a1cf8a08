import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { telemetryMessages } from '#shared/messages/telemetry.ts';
import { parseClientEvents } from '#shared/telemetry/client-event.schema.ts';
import { logClientEvents } from '#modules/reading/telemetry/log-client-events.ts';
import { networkOf } from '../limits/network-of.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { commandContext, type Identity, isForgerySafe, readIdentity } from '../session/identity.ts';
import type { Site } from '../site.ts';
import { isFromOurPage } from './is-from-our-page.ts';

/** More than the 100 events that fit into one of our requests, at three bytes a character. */
const MOST_BYTES = 512_000;

/**
 * `POST /_/batch`: a JSON list of at most 100 events, answered with 204. With a session the
 * header `x-xsrf-token` must come along; a reader who is signed out has nothing to forge, so there it is
 * enough that a page of ours sent it, and no cookie is asked for or set (rule T2).
 */
export function registerTelemetry(app: FastifyInstance, site: Site): void {
  app.post('/_/batch', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    reply.hijack();
    const { raw: response } = reply;
    const host = site.hosts.find(request.headers.host);
    if (host === undefined) return sendPlain(response, 421, serverMessages.unknownHost);
    const events = parseClientEvents(request.body);
    if (!takeLimit(site, request, response, 'events', Math.max(1, events?.length ?? 1))) return;
    if (events === undefined) return sendPlain(response, 400, telemetryMessages.noEvents);
    const identity = await readIdentity(site, request, host);
    if (!mayTell(request, identity)) return sendPlain(response, 403, telemetryMessages.notOurPage);
    const userAgent = request.headers['user-agent'] ?? '';
    await logClientEvents(commandContext(site, request, identity), events, {
      userAgent,
      network: networkOf(request.ip),
      country: site.countries.of(request.raw),
      host: request.headers.host ?? '',
    });
    response.writeHead(204, { ...site.pageHeaders, 'cache-control': 'no-store' });
    response.end();
  });
}

function mayTell(request: FastifyRequest, identity: Identity): boolean {
  if (identity.session !== null) return isForgerySafe(identity, request.headers['x-xsrf-token']);
  return isFromOurPage(request);
}
