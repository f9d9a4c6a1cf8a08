import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { endOnSignal } from '#platform/process/ending.ts';
import { describeFailure } from '#platform/process/start-error.ts';
import { openMeans } from './main/means.ts';
import { startDatabase } from './main/start-database.ts';
import { startJobs } from './main/start-jobs.ts';

try {
  const config = parseConfig(process.env);
  const server = await startDatabase(config, createLog(config.logLevel));
  const means = await openMeans(config, server.connectionString);
  const jobs = await startJobs(means, server.connectionString);
  endOnSignal(async () => {
    await jobs.stop();
    await means.database.close();
    await server.stop();
  });
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}
