import type { FastifyInstance, FastifyRequest } from 'fastify';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { hearsOfMail, receiveMailEvents } from '#modules/telling/mail-events/receive-mail-events.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { requestIdOf } from '../request-id.ts';
import type { Site } from '../site.ts';

/** A thousand events come in one call, of a kilobyte each. */
const MOST_BYTES = 2_097_152;

/**
 * `POST /_/webhooks/mail/{provider}`: what a provider reports about mail (rule 170). No cookie is read or set; 400
 * says that we didn't believe it, and we store what we take before answering 200.
 */
export function registerMailWebhook(app: FastifyInstance, site: Site): void {
  void app.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    inside.post(
      '/_/webhooks/mail/:provider',
      async (request: FastifyRequest<{ Params: { provider: string } }>, reply) => {
        reply.hijack();
        const isHere = site.hosts.find(request.headers.host)?.context.type === 'DEFAULT';
        if (!isHere || !hearsOfMail(site, request.params.provider)) {
          return sendPlain(reply.raw, 404, serverMessages.notFound);
        }
        if (!takeLimit(site, request, reply.raw, 'webhooks')) return;
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const context = systemContext(site, requestIdOf(request.raw));
        const outcome = await receiveMailEvents(context, { headers, body, receivedAt: site.clock.now() });
        if (outcome === 'REFUSED') return sendPlain(reply.raw, 400, messages.eventRefused);
        sendPlain(reply.raw, 200, messages.eventTaken);
      },
    );
  });
}
