import cluster from 'node:cluster';
import { parseConfig } from '#platform/config/config.ts';
import { endWithParent } from '#platform/process/ending.ts';
import { describeFailure, sentenceOf } from '#platform/process/start-error.ts';
import { hearWhereToServe, loadWebProcesses } from '#platform/process/web-processes.ts';
import type { WebProcessMessage } from '#platform/process/web-processes.ts';
import { checkPlace } from './main/check-place.ts';

/** Once `send` calls back, a message to the parent is on its way. */
const LAST_WORDS_TIME = 100;

try {
  const config = parseConfig(process.env);
  if (cluster.isPrimary) {
    await checkPlace(config);
    // A single process serves the site itself; several load what they need while this one starts the database.
    const { workers: count } = config;
    const environment = { WORKERS: String(count) };
    const web = count === 1 ? undefined : loadWebProcesses({ program: import.meta.filename, count, environment });
    const { runSite } = await import('./main/run-site.ts');
    await runSite(config, { withJobs: !process.argv.includes('--no-jobs'), web });
  } else {
    const databaseUrl = hearWhereToServe();
    const { runWebProcess } = await import('./main/run-web-process.ts');
    const { openMeans } = await import('./main/means.ts');
    const web = await runWebProcess(await openMeans(config, await databaseUrl));
    if (config.metrics !== undefined) (await import('#platform/metrics/child-metrics.ts')).tellMetrics();
    endWithParent(web.stop, web.drain);
    tellParent({ listeningOn: web.address });
  }
} catch (error) {
  const failure = describeFailure(error);
  if (cluster.isPrimary) {
    process.stderr.write(`${failure}\n`);
    // The launcher has nothing to add.
    if (sentenceOf(error) !== undefined) process.send?.('said why', undefined, undefined, () => undefined);
  } else tellParent({ failed: failure });
  process.exitCode = 1;
  setTimeout(() => process.exit(), LAST_WORDS_TIME);
}

function tellParent(message: WebProcessMessage): void {
  // The parent may have died in the meantime; then there's nobody to tell.
  process.send?.(message, undefined, undefined, () => undefined);
}
