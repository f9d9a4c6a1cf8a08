import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { nameServerFiles } from '#platform/database/embedded/server-files.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { createLog } from '#platform/log/log.ts';
import { openSecrets } from '#test/support/open-secrets.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { ask } from '#test/support/ask.ts';
import { freePort } from '#test/support/free-port.ts';
import { startBraintree } from '#test/support/start-braintree.ts';
import { startStripeStandIn } from '#test/support/stripe-stand-in/start-stand-in.ts';

/** What the processes of a site are told: by how many milliseconds the clock is ahead. */
export type Moved = { readonly movedBy: number };

const PROGRAM = join(import.meta.dirname, 'moved-program.ts');
const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
/** Two web processes and the one of the jobs. */
const ROLES = ['web', 'web', 'jobs'] as const;
export const WEBS = 2;

/** Of the stand-in: what a program must be told to believe its events. */
const WEBHOOK_SECRET = 'whsec_of_the_campaign';

/**
 * A site whose members pay: PostgreSQL of its own, two web processes and one for jobs, and both providers as processes
 * of their own. The clocks of all of them are moved together, and each can be killed.
 */
export async function startTillSite() {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-till-'));
  const log = createLog('silent');
  const files = nameServerFiles(join(folder, 'postgres'));
  // A machine that loses its memory is another campaign: here processes die, and what they wrote stays.
  const settings = { fsync: 'off', full_page_writes: 'off' };
  const [server, stripe, braintree] = await Promise.all([
    startEmbeddedDatabase({ folder: join(folder, 'postgres'), log, settings }),
    startStripeStandIn(),
    startBraintree(),
  ]);
  const { connectionString } = server;
  const database = openDatabase<Tables>({ connectionString, maxConnections: 6, log });
  await migrate(database, MIGRATIONS, log);
  await prepareJobs({ database, connectionString, log });

  const ports = await Promise.all(ROLES.map(() => freePort()));
  const url = `http://127.0.0.1:${ports[0]}`;
  let movedBy = 0;
  const environment = (number: number) => ({
    NODE_ENV: 'test',
    PORT: String(ports[number]),
    LONGHAND_URL: url,
    LONGHAND_DATA: folder,
    DATABASE_URL: connectionString,
    LOG_LEVEL: process.env['PROVE_LOG'] ?? 'silent',
    MOVED_BY: String(movedBy),
    STRIPE_SECRET_KEY: 'sk_test_longhand',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_longhand',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_HOST: stripe.origin,
    BRAINTREE_MERCHANT_ID: braintree.settings.merchantId,
    BRAINTREE_PUBLIC_KEY: braintree.settings.publicKey,
    BRAINTREE_PRIVATE_KEY: braintree.settings.privateKey,
    BRAINTREE_HOST: braintree.origin,
  });
  const start = async (number: number): Promise<ChildProcess> => {
    const child = fork(PROGRAM, [ROLES[number] ?? 'jobs'], {
      env: { ...process.env, ...environment(number) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error(`process ${number} ended before it was ready`))),
    ]);
    return child;
  };
  await stripe.control('webhook', { url: `${url}/_/webhooks/stripe`, secret: WEBHOOK_SECRET });
  const running = await Promise.all(ROLES.map((_role, number) => start(number)));
  const clock = { now: () => new Date(Date.now() + movedBy) };
  const config = parseConfig(environment(0));
  const context = systemContext({
    database,
    files: openFileStore(config),
    clock,
    log,
    config,
    secrets: await openSecrets(folder),
  });

  const killProcess = async (number: number): Promise<void> => {
    const child = running[number];
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    running[number] = await start(number);
  };
  return {
    url,
    context,
    stripe,
    braintree,
    /** Asks one of the web processes. */
    ask: (path: string, options: Parameters<typeof ask>[3] = {}) =>
      ask(`http://127.0.0.1:${ports[options.server ?? 0]}`, new URL(url).host, path, options),
    /** Puts every clock ahead, by milliseconds. */
    moveClock: async (milliseconds: number) => {
      movedBy += milliseconds;
      const said: Moved = { movedBy };
      for (const child of running) child.send(said);
      await stripe.control('clock', { advance: Math.round(milliseconds / 1000) });
      await braintree.tell('clock', { at: clock.now() });
    },
    /** `kill -9`, and the process is started again; a database starts again by itself. */
    kill: async (victim: 'connections' | 'database' | 'jobs' | 'web', number = 0) => {
      if (victim === 'web') return await killProcess(number % WEBS);
      if (victim === 'jobs') return await killProcess(WEBS);
      if (victim === 'database') {
        const [postmaster] = (await readFile(join(files.data, 'postmaster.pid'), 'utf8')).split('\n');
        return void process.kill(Number(postmaster), 'SIGKILL');
      }
      await database
        .query(
          'cut_connections',
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
          [],
        )
        .catch(() => undefined);
    },
    close: async () => {
      for (const child of running) child.kill('SIGKILL');
      await database.close();
      await Promise.all([server.stop(), stripe.close(), braintree.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TillSite = Awaited<ReturnType<typeof startTillSite>>;
