import type { FastifyInstance } from 'fastify';
import { waitAtMost } from '#platform/database/patience.ts';

/** How many milliseconds a reader waits for one database answer; proxies in front rarely wait longer. */
const PATIENCE = 60_000;

/** A database that says nothing must not hold a request forever, or everyone else's connections (rule 249). */
export function boundDatabaseWaits(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, _reply, done) => waitAtMost(PATIENCE, done));
  // Bodies are read, and turns are taken, in events that know nothing of a request.
  app.addHook('preHandler', (_request, _reply, done) => waitAtMost(PATIENCE, done));
}
