import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';

const BRING_FORWARD = `
  update graphile_worker._private_jobs set run_at = now()
  where run_at > now() and run_at <= $1 and locked_at is null`;

/** In milliseconds, of the real time. */
const LOOK_EVERY = 500;

/**
 * Runs what waits for a moment as soon as a clock has come to it that can be moved: by themselves jobs wait by the time
 * of the database.
 */
export function followClock<Tables>(database: Database<Tables>, clock: Clock): { stop(): Promise<void> } {
  let looking: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // Anything that fails now is retried in a moment.
    looking = database.query('bring_jobs_forward', BRING_FORWARD, [clock.now()]).catch(() => undefined);
  }, LOOK_EVERY);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
