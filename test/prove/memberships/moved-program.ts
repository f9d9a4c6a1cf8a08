/** `node moved-program.ts web|jobs`: a process of the program on DATABASE_URL, whose clock its parent moves. */
import { parseConfig } from '#platform/config/config.ts';
import { openMeans } from '../../../src/main/means.ts';
import { runWebProcess } from '../../../src/main/run-web-process.ts';
import { startJobs } from '../../../src/main/start-jobs.ts';
import type { Moved } from './till-site.ts';

let movedBy = Number(process.env['MOVED_BY'] ?? 0);
process.on('message', (said: Moved) => {
  ({ movedBy } = said);
});
// Whoever started it is gone: nobody would end it.
process.once('disconnect', () => process.exit());

const config = parseConfig(process.env);
const connectionString = config.databaseUrl ?? '';
const clock = { now: () => new Date(Date.now() + movedBy) };
const means = { ...(await openMeans(config, connectionString)), clock };
await (process.argv[2] === 'web' ? runWebProcess(means) : startJobs(means, connectionString));
process.send?.('ready');
