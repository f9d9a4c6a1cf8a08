import { isSharedClock } from '#platform/clock/shared-clock.ts';
import { startJobRunner } from '#platform/jobs/job-runner.ts';
import type { JobRunner } from '#platform/jobs/job-runner.ts';
import { followClock } from '#platform/jobs/follow-clock.ts';
import { outboxTasks, sweepOutbox } from '#platform/jobs/outbox.ts';
import { isInQuarantine, onWake } from '#platform/quarantine/quarantine.ts';
import { openMailWays } from './open-mail-ways.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { runJobsUnlessAtRest } from './jobs-at-rest.ts';
import { findJobs } from './find-jobs.ts';
import type { Means } from './means.ts';
import { MIGRATIONS } from './start-database.ts';
import { startEdgePurges } from './start-edge-purges.ts';

/** Times of day are UTC. */
const SWEEP_OUTBOX = '17 4 * * * outbox:sweep';

/**
 * Runs the background jobs in this process: those that the modules declare in their `*.jobs.ts`. On a restored copy, all of
 * them wait, whatever they do, until it's woken (rule 241).
 */
export async function startJobs(means: Means, connectionString: string): Promise<JobRunner> {
  if (!isInQuarantine()) return await runJobs(means, connectionString);
  means.log.warn('this site is a restored copy in quarantine: no job runs until "longhand admin wake"');
  let running: Promise<JobRunner> | undefined;
  const forget = onWake(() => {
    running = runJobs(means, connectionString);
    running.catch((error: unknown) => means.log.error({ err: error }, 'the jobs could not be started: start again'));
  });
  return {
    stop: async () => {
      forget();
      await (await running)?.stop();
    },
  };
}

/** At rest, they wait too and resume on their own; a cache in front hears about changes even then. */
async function runJobs(means: Means, connectionString: string): Promise<JobRunner> {
  const purges = await startEdgePurges(means);
  const runner = await runJobsUnlessAtRest(means.database, means.log, () => runAllJobs(means, connectionString));
  return {
    stop: async () => {
      await runner.stop();
      await purges.stop();
    },
  };
}

async function runAllJobs(means: Means, connectionString: string): Promise<JobRunner> {
  const ways = await openMailWays(means);
  const context = { ...systemContext(means, 'jobs'), ...ways, own: { connectionString, migrations: MIGRATIONS } };
  const found = findJobs(context);
  for (const begin of found.atStart) await begin(context);
  const runner = await startJobRunner({
    connectionString,
    log: means.log,
    crontab: `${SWEEP_OUTBOX}\n${found.crontab}`,
    tasks: {
      ...found.tasks,
      ...outboxTasks(means.database, found.reactions),
      'outbox:sweep': async () => await sweepOutbox(means.database),
    },
  });
  const alongside = await Promise.all(found.alongside.map((begin) => begin(context)));
  if (isSharedClock(means.clock)) alongside.push(followClock(means.database, means.clock));
  return {
    stop: async () => {
      for (const { stop } of alongside) await stop();
      await runner.stop();
      ways.mail?.close();
      ways.bulkMail?.close();
    },
  };
}
