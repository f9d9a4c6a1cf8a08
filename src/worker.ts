import { isSharedClock } from '#platform/clock/shared-clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { startJobRunner } from '#platform/jobs/job-runner.ts';
import type { JobRunner } from '#platform/jobs/job-runner.ts';
import { followClock } from '#platform/jobs/follow-clock.ts';
import { outboxTasks, sweepOutbox } from '#platform/jobs/outbox.ts';
import { createLog } from '#platform/log/log.ts';
import { endOnSignal } from '#platform/process/ending.ts';
import { describeFailure } from '#platform/process/start-error.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { findJobs } from './main/find-jobs.ts';
import { openMeans } from './main/means.ts';
import type { Means } from './main/means.ts';
import { startDatabase } from './main/start-database.ts';

/** Times of day are UTC. */
const SWEEP_OUTBOX = '17 4 * * * outbox:sweep';

/** Runs the background jobs in this process: those that the modules say in their `*.jobs.ts`. */
export async function startJobs(means: Means, connectionString: string): Promise<JobRunner> {
  const { smtpUrl } = means.config;
  const mail = smtpUrl === undefined ? undefined : await openMail(smtpUrl);
  const context = { ...systemContext(means, 'jobs'), mail };
  const found = await findJobs(context);
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
      mail?.close();
    },
  };
}

/** Its client is loaded only where it is used. */
async function openMail(smtpUrl: string) {
  const { openSmtpTransport } = await import('#platform/mail/smtp-transport.ts');
  return openSmtpTransport(smtpUrl);
}

async function runWorker(): Promise<void> {
  const config = parseConfig(process.env);
  const server = await startDatabase(config, createLog(config.logLevel));
  const means = await openMeans(config, server.connectionString);
  const jobs = await startJobs(means, server.connectionString);
  endOnSignal(async () => {
    await jobs.stop();
    await means.database.close();
    await server.stop();
  });
}

if (import.meta.main) {
  try {
    await runWorker();
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  }
}
