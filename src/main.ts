import cluster from 'node:cluster';
import { ConfigError, parseConfig } from '#platform/config/config.ts';
import { endWithParent } from '#platform/process/ending.ts';
import type { WebProcessMessage } from '#platform/process/web-processes.ts';
import { openMeans } from './main/means.ts';
import { runSite } from './main/run-site.ts';
import { runWebProcess } from './main/run-web-process.ts';

try {
  const config = parseConfig(process.env);
  if (cluster.isPrimary) {
    await runSite(config, { withJobs: !process.argv.includes('--no-jobs') });
  } else {
    const web = await runWebProcess(await openMeans(config, config.databaseUrl ?? ''));
    endWithParent(web.stop);
    process.send?.({ listeningOn: web.address } satisfies WebProcessMessage);
  }
} catch (error) {
  const message = error instanceof ConfigError ? error.message : (error as Error).stack;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
