import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { makePayouts } from '#modules/money/payouts/make-payouts.ts';
import { workPayouts } from '#modules/money/payouts/work-payouts.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { configOf } from './payout-books.ts';

const [, , connectionString = '', provider = '', host = '', ahead = '0'] = process.argv;
const log = createLog('silent');
let offset = Number(ahead);
process.stdin.on('data', (chunk) => {
  for (const line of chunk.toString().split('\n')) if (line !== '') offset = Number(line);
});
const context = systemContext({
  database: openDatabase<Tables>({ connectionString, maxConnections: 4, log }),
  files: memoryFiles(),
  clock: { now: () => new Date(Date.now() + offset) },
  log,
  config: configOf(provider === 'PAYPAL' ? provider : 'STRIPE_EXPRESS', host),
  secrets: testSecrets,
});

/** Until somebody kills it; while the database is away it asks again. */
async function work(): Promise<never> {
  for (;;) {
    await makePayouts(context).catch(() => undefined);
    await workPayouts(context).catch(() => undefined);
    await wait(50);
  }
}

// Two at once, as where the job of a process that died is begun again while another still works.
await Promise.all([work(), work()]);
