import { openDatabase } from '#platform/database/database.ts';
import { startJobRunner } from '#platform/jobs/job-runner.ts';
import { createLog } from '#platform/log/log.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'test:noted': { readonly text: string };
  }
}

const [, , connectionString = '', name = ''] = process.argv;
const log = createLog('silent');
const database = openDatabase({ connectionString, maxConnections: 2, log });

/** A worker process that does one job at a time: it notes that it began one, and ends it when somebody allowed that. */
const runner = await startJobRunner({
  connectionString,
  log,
  concurrency: 1,
  pollInterval: 100,
  sweepInterval: 200,
  tasks: {
    'test:noted': async ({ text }) => {
      const note = (what: string) =>
        database.query('note', 'insert into noted (line) values ($1)', [`${name} ${what} ${text}`]);
      await note('begins');
      const isAllowed = async () =>
        (await database.query('may', 'select from allowed where text = $1', [text])).length > 0;
      while (!(await isAllowed())) await new Promise((resolve) => setTimeout(resolve, 50));
      await note('ends');
    },
  },
});
process.once('SIGTERM', () => void runner.stop().then(() => database.close()));
process.stdout.write('started');
