import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../site.ts';
import { takeLimit } from './take-limit.ts';

/** They check who is sending before they read what is sent, and count it themselves. */
const OWN_GUARDS: ReadonlySet<string | undefined> = new Set(['/_/upload', '/_/import/:importId/:file/:piece']);
const KILOBYTE = 1_000;

/**
 * Counts what a network sends before it is read: a body that nobody can parse costs as much as a good one. Where
 * nobody said how much will come, as official clients of search do not, each piece counts as it comes.
 */
export function registerBodyWeights(app: FastifyInstance, site: Site): void {
  app.addHook('onRequest', (request, reply, done) => {
    const bytes = OWN_GUARDS.has(request.routeOptions.url) ? 0 : announcedBytes(request);
    if (bytes === 0) return done();
    // We don't wait for what we don't want, either.
    reply.raw.setHeader('connection', 'close');
    if (!takeLimit(site, request, reply.raw, 'body', Math.ceil(bytes / KILOBYTE))) return void reply.hijack();
    reply.raw.removeHeader('connection');
    done();
  });
  app.addHook('preParsing', (request, reply, payload, done) => {
    const isCounted = OWN_GUARDS.has(request.routeOptions.url) || request.headers['transfer-encoding'] === undefined;
    done(null, isCounted ? payload : payload.pipe(countPieces(site, request, reply)));
  });
}

/** Passes a body on and counts it; once it exceeds the limit, the request ends with the limit's answer. */
function countPieces(site: Site, request: FastifyRequest, reply: FastifyReply): Transform {
  return new Transform({
    transform: (piece: Buffer, _encoding, handOn) => {
      if (reply.raw.writableEnded) return;
      reply.raw.setHeader('connection', 'close');
      if (!takeLimit(site, request, reply.raw, 'body', Math.ceil(piece.length / KILOBYTE))) return void reply.hijack();
      reply.raw.removeHeader('connection');
      handOn(null, piece);
    },
  });
}

function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return 0;
  const length = Number(headers['content-length'] ?? 0);
  // A body longer than this address accepts is refused unread.
  return Number.isFinite(length) ? Math.min(length, routeOptions.bodyLimit) : routeOptions.bodyLimit;
}
