import type { FastifyInstance } from 'fastify';
import { createTurnstile } from '#platform/limits/turnstile.ts';
import type { Site } from '../site.ts';
import { networkOf } from './network-of.ts';
import { refuseWhereFull } from './queue-asker.ts';

/**
 * What has a queue of its own, where pages of the same reader must not wait for it; and a watchman, who asks from where
 * the proxy is, and takes a process that does not answer for dead.
 */
const WITHOUT_TURN: ReadonlySet<string | undefined> = new Set(['/image/*', '/_/epub/:file', '/readyz']);

/** One fewer than the threads that files and passwords use. */
const BOUNDS = { atOnceEach: 3, waitingEach: 256 };

/**
 * Each process works on three requests of one network at a time, whatever they ask; more of them wait. So a page for
 * somebody else is drawn after three of them at most. What the page cache answers never comes here.
 */
export function registerTurns(app: FastifyInstance, site: Site): void {
  if (site.isUnlimited) return;
  const turnstile = createTurnstile(BOUNDS);
  // Only once the body has arrived, so a slow sender doesn't hold a place.
  app.addHook('preHandler', (request, reply, done) => {
    if (WITHOUT_TURN.has(request.routeOptions.url)) return done();
    try {
      turnstile.pass(networkOf(request.ip), (leave) => {
        if (reply.raw.destroyed) {
          leave();
          return void reply.hijack();
        }
        reply.raw.once('close', leave);
        done();
      });
    } catch (error) {
      reply.hijack();
      refuseWhereFull(reply.raw, error);
    }
  });
}
