import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { serverMessages } from '#shared/messages/server.ts';
import { waitAtMost } from '#platform/database/patience.ts';
import { sendPlain } from './plain-answer.ts';
import type { Site } from './site.ts';

/** How many milliseconds a database gets that's there but says nothing, or whose connections are all taken. */
const PATIENCE = 5_000;

/**
 * `/healthz` says that the process is alive, `/readyz` that it can serve: by any host, never stored. Drained, it goes on
 * serving and says that it is not ready, so that a proxy sends readers to others before it ends.
 */
export function registerHealth(app: FastifyInstance, site: Pick<Site, 'database'>): { drain(): void } {
  let isDraining = false;
  app.get('/healthz', (_request, reply) => {
    reply.hijack();
    sendPlain(reply.raw, 200, 'ok');
  });
  // Requests that come in meanwhile share this check: it doesn't wait in line, so many must cost no more than one.
  let looking: Promise<boolean> | undefined;
  const look = () => {
    looking ??= Promise.race([answers(site), wait(PATIENCE, false, { ref: false })]).finally(() => {
      looking = undefined;
    });
    return looking;
  };
  app.get('/readyz', async (_request, reply) => {
    reply.hijack();
    const isThere = await look();
    const isReady = isThere && !isDraining;
    sendPlain(reply.raw, isReady ? 200 : 503, isReady ? 'ready' : serverMessages.notReady);
  });
  return {
    drain: () => {
      isDraining = true;
    },
  };
}

/** Whether the database does. */
async function answers({ database }: Pick<Site, 'database'>): Promise<boolean> {
  const asked = waitAtMost(PATIENCE, () => sql`select 1`.execute(database.kysely));
  return await asked.then(
    () => true,
    () => false,
  );
}
