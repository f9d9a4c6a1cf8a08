import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#platform/config/config.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { endOnSignal } from '#platform/process/ending.ts';
import type { WebProcesses } from '#platform/process/web-processes.ts';
import { firstWords } from './first-words.ts';
import { loadDemoWhenAsked } from './load-demo.ts';
import { openMeans } from './means.ts';
import { startDatabase } from './start-database.ts';

/** Milliseconds; jobs are told to stop after five seconds. */
const STOP_PATIENCE = 20_000;

type SiteOptions = {
  readonly withJobs: boolean;
  /** What is loading already; undefined if this process serves the site itself. */
  readonly web: WebProcesses | undefined;
};

/** Starts everything a site needs, in order, and stops it in reverse order. */
export async function runSite(config: Config, { withJobs, web }: SiteOptions): Promise<void> {
  const log = createLog(config.logLevel);
  const stops: (() => Promise<void>)[] = [];
  let drain: (() => void) | undefined = web?.drain;
  const stopAll = async (isSupervised = false) => {
    if (isSupervised && drain !== undefined && config.drainSeconds > 0) {
      drain();
      await wait(config.drainSeconds * 1000);
    }
    for (const stop of stops.toReversed()) await inTime(stop, log);
    stops.length = 0;
  };
  endOnSignal(stopAll);
  try {
    const server = await startDatabase(config, log);
    stops.push(server.stop);
    const means = await openMeans(config, server.connectionString);
    stops.push(means.database.close);
    await loadDemoWhenAsked(means, server.connectionString);
    if (web) stops.push(web.stop);
    let address: string;
    if (web) {
      address = await web.serve(server.connectionString, log);
    } else {
      const here = await serveHere(config, server.connectionString);
      ({ address, drain } = here);
      stops.push(here.stop);
    }
    if (config.metrics !== undefined) {
      const { startMetrics } = await import('./start-metrics.ts');
      stops.push((await startMetrics(means, config.metrics)).stop);
    }
    if (withJobs) {
      // Loaded only now: until the first page is ready, the processors belong to the web process.
      const { startJobs } = await import('./start-jobs.ts');
      const jobs = await startJobs(means, server.connectionString);
      stops.push(jobs.stop);
    }
    process.stdout.write(await firstWords(means, address));
    // Tells the launcher that from now on, an exit is a crash.
    process.send?.('ready');
  } catch (error) {
    await web?.stop();
    await stopAll();
    throw error;
  }
}

/** What a full disk broke may never end on its own; the rest then ends without it, PostgreSQL last. */
async function inTime(stop: () => Promise<void>, log: Log): Promise<void> {
  const ended = stop()
    .catch((error: Error) => log.error(error.message))
    .then(() => true);
  if (!(await Promise.race([ended, wait(STOP_PATIENCE, false)])))
    log.error('a part of the program does not end: the rest ends without it');
}

async function serveHere(config: Config, connectionString: string) {
  // Loaded only here: a parent of web processes needs neither pages nor graph.
  const { runWebProcess } = await import('./run-web-process.ts');
  return await runWebProcess(await openMeans(config, connectionString));
}
