import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { endOnSignal } from '#platform/process/ending.ts';
import { startWebProcesses } from '#platform/process/web-processes.ts';
import { startJobs } from '../worker.ts';
import { firstWords } from './first-words.ts';
import { loadDemoWhenAsked } from './load-demo.ts';
import { openMeans } from './means.ts';
import { startDatabase } from './start-database.ts';

/** Starts everything that a site needs, in order, and stops it in the opposite one. */
export async function runSite(config: Config, options: { readonly withJobs: boolean }): Promise<void> {
  const log = createLog(config.logLevel);
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const stop of stops.toReversed()) await stop().catch((error: Error) => log.error(error.message));
    stops.length = 0;
  };
  endOnSignal(stopAll);
  try {
    const server = await startDatabase(config, log);
    stops.push(server.stop);
    const means = await openMeans(config, server.connectionString);
    stops.push(means.database.close);
    await loadDemoWhenAsked(means, server.connectionString);
    if (options.withJobs) {
      const jobs = await startJobs(means, server.connectionString);
      stops.push(jobs.stop);
    }
    const web = await startWeb(config, server.connectionString, means.log);
    stops.push(web.stop);
    process.stdout.write(await firstWords(means, web.address));
    // Whoever keeps us running learns that a later end is a crash.
    process.send?.('ready');
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** One process serves by itself; several are started anew, with the address of the database. */
async function startWeb(config: Config, connectionString: string, log: ReturnType<typeof createLog>) {
  if (config.workers === 1) {
    // Loaded only here: a parent of web processes needs neither pages nor graph.
    const { runWebProcess } = await import('./run-web-process.ts');
    return await runWebProcess(await openMeans(config, connectionString));
  }
  return await startWebProcesses({
    program: join(import.meta.dirname, '../main.ts'),
    count: config.workers,
    environment: { DATABASE_URL: connectionString, WORKERS: String(config.workers) },
    log,
  });
}
