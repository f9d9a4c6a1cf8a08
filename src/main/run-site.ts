import type { Config } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { endOnSignal } from '#platform/process/ending.ts';
import { startWebProcesses } from '#platform/process/web-processes.ts';
import { firstWords } from './first-words.ts';
import { loadDemoWhenAsked } from './load-demo.ts';
import { openMeans } from './means.ts';
import { startDatabase } from './start-database.ts';
import { startJobs } from './start-jobs.ts';

type SiteOptions = {
  readonly withJobs: boolean;
  /** The file that web processes run: there `cluster.isPrimary` is false. */
  readonly program: string;
};

/** Starts everything that a site needs, in order, and stops it in the opposite one. */
export async function runSite(config: Config, options: SiteOptions): Promise<void> {
  const log = createLog(config.logLevel);
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const stop of stops.toReversed()) await stop().catch((error: Error) => log.error(error.message));
    stops.length = 0;
  };
  const started = async <T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> => {
    const running = await starting;
    stops.push(running.stop);
    return running;
  };
  endOnSignal(stopAll);
  try {
    const server = await startDatabase(config, log);
    stops.push(server.stop);
    const means = await openMeans(config, server.connectionString);
    stops.push(means.database.close);
    await loadDemoWhenAsked(means, server.connectionString);
    // Both take their time to load, and neither waits for the other.
    const [web] = await Promise.all([
      started(startWeb(config, options.program, server.connectionString, means.log)),
      options.withJobs ? started(startJobs(means, server.connectionString)) : undefined,
    ]);
    process.stdout.write(await firstWords(means, web.address));
    // Whoever keeps us running learns that a later end is a crash.
    process.send?.('ready');
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** One process serves by itself; several are started anew, with the address of the database. */
async function startWeb(config: Config, program: string, connectionString: string, log: ReturnType<typeof createLog>) {
  if (config.workers === 1) {
    // Loaded only here: a parent of web processes needs neither pages nor graph.
    const { runWebProcess } = await import('./run-web-process.ts');
    return await runWebProcess(await openMeans(config, connectionString));
  }
  return await startWebProcesses({
    program,
    count: config.workers,
    environment: { DATABASE_URL: connectionString, WORKERS: String(config.workers) },
    log,
  });
}
