import type { Log } from '#platform/log/log.ts';
import type { Database } from '#platform/database/database.ts';
import type { JobRunner } from '#platform/jobs/job-runner.ts';
import { isSiteAtRest } from '#modules/ground/settings/site-rest.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Milliseconds, of the real time. */
const LOOK_EVERY = 1_000;

/**
 * Runs the jobs unless the site is at rest: mail, money and everything else wait in the meantime and resume afterward
 * (rules 253 and 254). If the database is away, nothing changes.
 */
export async function runJobsUnlessAtRest(
  database: Database<Tables>,
  log: Log,
  run: () => Promise<JobRunner>,
): Promise<JobRunner> {
  let running = (await isSiteAtRest(database)) ? undefined : await run();
  let isStopped = false;
  const look = async () => {
    const isAtRest = await isSiteAtRest(database);
    if (isStopped) return;
    if (isAtRest && running !== undefined) {
      const stopping = running;
      running = undefined;
      await stopping.stop();
      log.warn('the site rests: no job runs until its mode is normal again');
    } else if (!isAtRest && running === undefined) {
      running = await run();
      log.info('the site rests no longer: jobs run again');
    }
  };
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(look)
      .catch((error: unknown) => log.warn({ err: error }, 'whether the site rests is unknown'));
  }, LOOK_EVERY);
  timer.unref();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await looking;
      await running?.stop();
    },
  };
}
