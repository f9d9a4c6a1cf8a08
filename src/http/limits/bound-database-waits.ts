import type { FastifyInstance } from 'fastify';
import { waitAtMost } from '#platform/database/patience.ts';

/** Milliseconds that a reader waits for one answer of the database; proxies in front seldom wait for longer. */
const PATIENCE = 60_000;

/** A database that says nothing keeps no request for ever, nor the connections of all the others (rule 249). */
export function boundDatabaseWaits(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, _reply, done) => waitAtMost(PATIENCE, done));
  // Bodies are read, and turns are taken, in events that know nothing of a request.
  app.addHook('preHandler', (_request, _reply, done) => waitAtMost(PATIENCE, done));
}
