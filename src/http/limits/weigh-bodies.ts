import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Site } from '../site.ts';
import { takeLimit } from './take-limit.ts';

/** Reads who sends before it reads what is sent, and counts pictures by themselves. */
const OWN_GUARD = '/_/upload';
const KILOBYTE = 1_000;

/**
 * Counts what a network sends before it is read: a body that nobody can parse costs as much as a good one. Whoever
 * does not say how much will come is counted for as much as the address takes.
 */
export function registerBodyWeights(app: FastifyInstance, site: Site): void {
  app.addHook('onRequest', (request, reply, done) => {
    const bytes = request.routeOptions.url === OWN_GUARD ? 0 : announcedBytes(request);
    if (bytes === 0) return done();
    // What is not wanted is not waited for either.
    reply.raw.setHeader('connection', 'close');
    if (!takeLimit(site, request, reply.raw, 'body', Math.ceil(bytes / KILOBYTE))) return void reply.hijack();
    reply.raw.removeHeader('connection');
    done();
  });
}

function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit;
  const length = Number(headers['content-length'] ?? 0);
  // What is longer than the address takes is refused unread.
  return Number.isFinite(length) ? Math.min(length, routeOptions.bodyLimit) : routeOptions.bodyLimit;
}
