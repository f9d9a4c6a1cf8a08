import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { receiveEvent } from '#modules/money/billing/receive-event.ts';
import { hearsOfPaypal, receivePaypalEvent } from '#modules/money/payouts/take-paypal-event.ts';
import type { ReceivedEvent } from '#modules/money/payments/provider-event.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { isProviderSetUp } from '#modules/money/payments/payment-providers.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { requestIdOf } from '../request-id.ts';
import type { Site } from '../site.ts';

/** The largest events of providers are some ten kilobytes. */
const MOST_BYTES = 262_144;

type Route = {
  readonly path: string;
  readonly isSetUp: (site: Site) => boolean;
  readonly receive: (context: CommandContext, received: ReceivedEvent) => Promise<'REFUSED' | 'TAKEN'>;
};

const ROUTES: readonly Route[] = [
  {
    path: '/_/webhooks/stripe',
    isSetUp: (site) => isProviderSetUp(site, 'STRIPE'),
    receive: (context, received) => receiveEvent(context, 'STRIPE', received),
  },
  {
    path: '/_/webhooks/braintree',
    isSetUp: (site) => isProviderSetUp(site, 'BRAINTREE'),
    receive: (context, received) => receiveEvent(context, 'BRAINTREE', received),
  },
  { path: '/_/webhooks/paypal', isSetUp: hearsOfPaypal, receive: receivePaypalEvent },
];

/**
 * `POST /_/webhooks/{provider}`: events of a payment provider (rule 94). Nobody is signed in here, and no cookie is
 * read or set; only the signature over the bytes of the body counts. We store an event before answering 200; 400 says
 * that we didn't believe it, so the provider shows it to staff.
 */
export function registerWebhooks(app: FastifyInstance, site: Site): void {
  void app.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, String(body)),
    );
    for (const { path, isSetUp, receive } of ROUTES) {
      inside.post(path, async (request, reply) => {
        reply.hijack();
        if (!isOpen(site, request, reply, isSetUp)) return;
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        const body = typeof request.body === 'string' ? request.body : '';
        const context = systemContext(site, requestIdOf(request.raw));
        const outcome = await receive(context, { headers, body, receivedAt: site.clock.now() });
        if (outcome === 'REFUSED') return sendPlain(reply.raw, 400, messages.eventRefused);
        sendPlain(reply.raw, 200, messages.eventTaken);
      });
    }
  });
}

/** Only on the main site, for a provider that the operator set up, within the network's limit. */
function isOpen(site: Site, request: FastifyRequest, reply: FastifyReply, isSetUp: Route['isSetUp']): boolean {
  const isHere = site.hosts.find(request.headers.host)?.context.type === 'DEFAULT' && isSetUp(site);
  if (!isHere) {
    sendPlain(reply.raw, 404, serverMessages.notFound);
    return false;
  }
  return takeLimit(site, request, reply.raw, 'webhooks');
}
