import type { FastifyInstance } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { anonymous } from '#graphql/graph-request.ts';
import { takeLimit } from './limits/take-limit.ts';
import { networkOf } from './limits/network-of.ts';
import { sendPlain } from './plain-answer.ts';
import { requestIdOf } from './request-id.ts';
import type { Site } from './site.ts';

const MOST_OPERATIONS = 20;
const MOST_BYTES = 1_200_000;

/**
 * `POST /_/graphql`: one operation or up to 20 in an array (decisions 147, 2§7.4). Only
 * `application/json` is taken: a page elsewhere cannot send that without asking first, which is the
 * guard against forged requests.
 */
export function registerGraphEndpoint(app: FastifyInstance, site: Site): void {
  app.post('/_/graphql', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const host = site.hosts.find(request.headers.host);
    if (host === undefined) return reply.code(421).send(problem(serverMessages.unknownHost));
    const { body } = request;
    const count = Array.isArray(body) ? body.length : 1;
    if (count > MOST_OPERATIONS) return reply.code(413).send(problem(serverMessages.tooManyOperations));
    if (count === 0 || typeof body !== 'object' || body === null) {
      return reply.code(400).send(problem(serverMessages.noOperation));
    }
    if (!takeLimit(site, request, reply.raw, 'graph', count)) return reply.hijack();
    const answer = await site.graph.executeRequest(body, {
      ...anonymous,
      visitorId: '',
      country: site.countries.of(request.raw),
      requestId: requestIdOf(request.raw),
      host: host.key,
      limitKey: networkOf(request.ip),
    });
    return reply
      .code(answer.status)
      .headers({ ...site.pageHeaders, 'cache-control': 'no-store', vary: 'cookie', ...answer.headers })
      .send(answer.body);
  });
  app.get('/_/graphql', (_request, reply) => {
    reply.hijack();
    sendPlain(reply.raw, 405, serverMessages.methodNotAllowed, { allow: 'POST' });
  });
}

/** A refusal in the form that every client of a graph reads. */
export function problem(message: string): { readonly errors: readonly { readonly message: string }[] } {
  return { errors: [{ message }] };
}
