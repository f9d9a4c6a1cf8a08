import type { FastifyInstance } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { problem } from '../graph-endpoint.ts';
import { sendFailure } from './failure.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

const GRAPH = '/_/graphql';
const TEXTS: Readonly<Record<number, string>> = {
  400: serverMessages.badAddress,
  413: serverMessages.tooLarge,
  415: serverMessages.notJson,
};

/** Answers requests that Fastify refuses, no route takes, or whose handler throws: no stack ever leaves. */
export function registerErrorAnswers(app: FastifyInstance, site: Site): void {
  // Fastify leaves a hijacked reply alone: if the handler then throws, nobody would ever answer.
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        if (!reply.sent) throw error;
        sendFailure(site, request, reply.raw, error);
      });
    };
  });
  app.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    const isRefusal = status >= 400 && status < 500;
    if (request.url === GRAPH) {
      if (!isRefusal) site.log.error({ requestId: request.id, error }, 'the graph failed');
      const text = isRefusal ? (status === 400 ? serverMessages.notJsonBody : TEXTS[status]) : serverMessages.broken;
      return reply
        .code(isRefusal ? status : 500)
        .header('cache-control', 'no-store')
        .send(problem(text ?? serverMessages.broken));
    }
    reply.hijack();
    if (isRefusal) return sendPlain(reply.raw, status, TEXTS[status] ?? serverMessages.badAddress);
    return sendFailure(site, request, reply.raw, error);
  });
  // Every GET has a page, so requests that get here use a method their address doesn't take.
  app.setNotFoundHandler((request, reply) => {
    reply.hijack();
    sendPlain(reply.raw, 405, serverMessages.methodNotAllowed, { allow: request.url === GRAPH ? 'POST' : 'GET, HEAD' });
  });
}
