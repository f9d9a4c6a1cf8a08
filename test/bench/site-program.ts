/** A site for benchmarks: the program's own server on made data, its page cache and limits off when `BENCH_UNCACHED` is set. */
import cluster from 'node:cluster';
import { createGraph } from '#graphql/execute.ts';
import { startHttpServer } from '#http/server.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import type { Log } from '#platform/log/log.ts';
import { endOnSignal, endWithParent } from '#platform/process/ending.ts';
import { hearWhereToServe, loadWebProcesses } from '#platform/process/web-processes.ts';
import { openMeans } from '../../src/main/means.ts';
import { startDatabase } from '../../src/main/start-database.ts';
import { recordingDatabase } from './recording-database.ts';

const config = parseConfig(process.env);

if (cluster.isPrimary) {
  const log = createLog(config.logLevel);
  const server = await startDatabase(config, log);
  const web = await startWeb(server.connectionString, log);
  endOnSignal(async () => {
    await web.stop();
    await server.stop();
  });
} else {
  const web = await serve(await hearWhereToServe());
  endWithParent(web.stop);
  process.send?.({ listeningOn: web.address });
}

async function startWeb(connectionString: string, log: Log): Promise<{ stop(): Promise<void> }> {
  if (config.workers === 1) return await serve(connectionString);
  const web = loadWebProcesses({ program: import.meta.filename, count: config.workers, environment: {} });
  await web.serve(connectionString, log);
  return web;
}

async function serve(connectionString: string) {
  const opened = await openMeans(config, connectionString);
  const statements = process.env['BENCH_STATEMENTS'];
  const means =
    statements === undefined ? opened : { ...opened, database: recordingDatabase(opened.database, statements) };
  const server = await startHttpServer({
    ...means,
    graph: createGraph(means),
    isUncached: process.env['BENCH_UNCACHED'] === '1',
    ...(process.env['BENCH_DIST'] ? { distFolder: process.env['BENCH_DIST'] } : {}),
  });
  return {
    address: server.address,
    stop: async () => {
      await server.close();
      await means.database.close();
    },
  };
}
