import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serverMessages } from '#shared/messages/server.ts';
import { isSharedClock } from '#platform/clock/shared-clock.ts';
import { enqueueJob, type JobName } from '#platform/jobs/jobs.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

const PATH = '/_/test/clock';

/** To a moment, or on by so many milliseconds; a negative number goes back. */
const moveShape = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advance: z.number().int() }),
]);

/** What the worker does every few minutes of the real time, and would do later than whoever moved the clock waits. */
const AT_ONCE = [
  'memberships:keep-current',
  'gifts:keep-current',
  'stories:publish-scheduled',
  'decisions:end-due',
  'digests:send',
] as const satisfies readonly JobName[];

/**
 * `POST /_/test/clock` moves the time of all processes, so that trials, renewals, reminders and banners can be rehearsed
 * through a program that was started. It is there with `NODE_ENV=test` and `FAKE_CLOCK` alone, and a 404 otherwise.
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
