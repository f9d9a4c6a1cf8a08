import type { FastifyInstance } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { readBearer } from './api/bearer.ts';
import { takeLimit } from './limits/take-limit.ts';
import { sendPlain } from './plain-answer.ts';
import { graphRequestOf } from './session/graph-request-of.ts';
import { readIdentity } from './session/identity.ts';
import type { Site } from './site.ts';

const MOST_OPERATIONS = 20;
const MOST_BYTES = 1_200_000;

/**
 * `POST /_/graphql`: one operation or up to 20 in an array (rule 147). Only
 * `application/json` is taken: a page elsewhere cannot send that without asking first. Mutations need
 * the header `x-xsrf-token` besides.
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
    // Parsing a query costs by its length; our own are known by their hash and cost nothing.
    const weight = site.graph.weigh(body);
    if (weight > 0 && !takeLimit(site, request, reply.raw, 'graphText', weight)) return reply.hijack();
    const asked = await readBearer(site, request, host, 'read');
    if (asked.kind === 'refused') {
      const { status, message, headers } = asked.refusal;
      return reply
        .code(status)
        .headers({ 'cache-control': 'no-store', ...headers })
        .send(problem(message));
    }
    const identity = await readIdentity(site, request, host);
    const asker = graphRequestOf(site, request, host, identity);
    // A page elsewhere can't make a browser send someone's token, so it can't forge anything with it.
    const answer = await site.graph.executeRequest(
      body,
      asked.kind === 'none' ? asker : { ...asker, ...asked.bearer, isForgerySafe: true },
    );
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
