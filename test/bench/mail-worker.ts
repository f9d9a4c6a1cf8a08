import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { startJobs } from '../../src/main/start-jobs.ts';

const [, , connectionString = '', smtpUrl = ''] = process.argv;
const log = createLog('silent');

/** All jobs of a site, as its main process runs them: what somebody waits for stands beside what goes to many. */
await startJobs(
  {
    database: openDatabase<Tables>({ connectionString, maxConnections: 20, log }),
    files: memoryFiles(),
    clock: systemClock,
    log,
    config: parseConfig({ NODE_ENV: 'test', SMTP_URL: `${smtpUrl}?from=letters@mail.example` }),
    secrets: testSecrets,
  },
  connectionString,
);
