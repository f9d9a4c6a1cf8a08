import { isSharedClock } from '#platform/clock/shared-clock.ts';
import { startJobRunner } from '#platform/jobs/job-runner.ts';
import type { JobRunner } from '#platform/jobs/job-runner.ts';
import { followClock } from '#platform/jobs/follow-clock.ts';
import { outboxTasks, sweepOutbox } from '#platform/jobs/outbox.ts';
import { openMailWays } from './open-mail-ways.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { findJobs } from './find-jobs.ts';
import type { Means } from './means.ts';

/** Times of day are UTC. */
const SWEEP_OUTBOX = '17 4 * * * outbox:sweep';

/** Runs the background jobs in this process: those that the modules say in their `*.jobs.ts`. */
export async function startJobs(means: Means, connectionString: string): Promise<JobRunner> {
  const ways = await openMailWays(means);
  const context = { ...systemContext(means, 'jobs'), ...ways };
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
