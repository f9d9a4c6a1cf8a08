import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serverMessages } from '#shared/messages/server.ts';
import { isSharedClock } from '#platform/clock/shared-clock.ts';
import { enqueueJob, type JobName } from '#platform/jobs/jobs.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

const PATH = '/_/test/clock';

/** To a moment, or forward by so many milliseconds; a negative number goes back. */
const moveShape = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advance: z.number().int() }),
]);

/** What the worker does every few minutes of real time: too late for someone who has just moved the clock. */
const AT_ONCE = [
  'memberships:keep-current',
  'gifts:keep-current',
  'stories:publish-scheduled',
  'decisions:end-due',
  'digests:send',
] as const satisfies readonly JobName[];

/**
 * `POST /_/test/clock` moves the time of all processes, so trials, renewals, reminders and banners can be rehearsed
 * with a running program. It exists only with `NODE_ENV=test` and `FAKE_CLOCK`, and is a 404 otherwise.
 */
export function registerTestClock(app: FastifyInstance, { clock, database }: Site): void {
  app.post(PATH, async (request, reply) => {
    if (!isSharedClock(clock)) {
      reply.hijack();
      return sendPlain(reply.raw, 404, serverMessages.notFound);
    }
    const move = moveShape.safeParse(request.body);
    const moment = !move.success
      ? Number.NaN
      : 'now' in move.data
        ? Date.parse(move.data.now)
        : clock.now().getTime() + move.data.advance;
    const at = new Date(moment);
    if (Number.isNaN(at.getTime()))
      return reply.status(400).send({ error: 'Send { "now": ISO } or { "advance": milliseconds }.' });
    clock.moveTo(at);
    for (const name of AT_ONCE) await enqueueJob(database, name, {}, { queue: name, key: `clock:${name}` });
    return reply.header('cache-control', 'no-store').send({ now: at.toISOString() });
  });
}
