import { chmodSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import memory from '../../../bin/program-memory.json' with { type: 'json' };
import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { openSecrets } from '#test/support/open-secrets.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { answers } from '#test/bench/processes.ts';
import { ask, type Ask } from '#test/support/ask.ts';
import { freePort } from '#test/support/free-port.ts';
import { copyBuild } from '#test/support/newer-build.ts';
import { startPooler } from '#test/support/pooler.ts';
import { startPair } from '#test/support/postgres-servers.ts';
import { createReplicatedDatabase } from '#test/support/replicated-database.ts';
import { createPart, type Part } from './part.ts';
import { createBucketServer, createProxy, createRedis } from './parts.ts';

const WEB = 3;
const WORKERS = 2;

/** A web or background process, by which build it runs being a matter of when it was started last. */
export type Program = Part & {
  readonly kind: 'web' | 'worker';
  readonly isReady: () => Promise<boolean>;
  /** Of a web process. */
  readonly url: string;
  /** The folder of the build that it runs when it is started the next time. */
  build: string;
};

export type Machines = Awaited<ReturnType<typeof startMachines>>;

/** Three web and two background processes, and all that they share, each a process of its own on loopback. */
export async function startMachines() {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-machines-'));
  chmodSync(folder, 0o755);
  const older = await copyBuild(folder, 'older');
  const pair = await startPair();
  const store = await createReplicatedDatabase(pair);
  const pooler = await startPooler(store.connectionString);
  const redis = await createRedis();
  const bucket = await createBucketServer(folder);
  await Promise.all([redis.part.start(), bucket.part.start()]);
  const ports: number[] = [];
  for (let index = 0; index < WEB; index += 1) ports.push(await freePort());
  const proxy = await createProxy(folder, ports);
  const url = `http://127.0.0.1:${proxy.port}`;
  const shared = {
    NODE_ENV: 'production',
    LONGHAND_URL: url,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: pooler.addressOf(store.connectionString),
    DATABASE_DIRECT_URL: store.connectionString,
    DATABASE_READ_URLS: pair.replica.addressOf(store.name),
    REDIS_URL: redis.url,
    S3_URL: bucket.url,
    WORKERS: '1',
    DRAIN_SECONDS: '6',
    LOG_LEVEL: 'error',
  };
  // Before any of them starts, so that all have the same.
  const secrets = await openSecrets(join(folder, 'data'));
  const dataOf = async (name: string) => {
    const data = join(folder, name);
    await mkdir(data, { recursive: true });
    await cp(join(folder, 'data/secret.key'), join(data, 'secret.key'));
    return data;
  };
  const program = async (kind: 'web' | 'worker', index: number): Promise<Program> => {
    const name = `${kind} ${index + 1}`;
    const data = await dataOf(`${kind}-${index}`);
    const port = ports[index] ?? 0;
    const address = `http://127.0.0.1:${port}`;
    const script = kind === 'web' ? ['dist/program/main.js', '--no-jobs'] : ['dist/program/worker.js'];
    const environment = { ...memory.environment, ...shared, LONGHAND_DATA: data, PORT: String(port), PGAPPNAME: name };
    const isReady = kind === 'web' ? () => answers(`${address}/readyz`) : () => hearsOfJobs(store.database, name);
    const made: Program = {
      ...createPart(
        name,
        () => ({
          words: [
            process.execPath,
            ...memory.arguments,
            ...script.map((word, at) => (at === 0 ? join(made.build, word) : word)),
          ],
          folder: made.build,
          environment,
        }),
        isReady,
      ),
      kind,
      isReady,
      url: address,
      build: older,
    };
    return made;
  };
  const programs: Program[] = [];
  for (let index = 0; index < WEB; index += 1) programs.push(await program('web', index));
  for (let index = 0; index < WORKERS; index += 1) programs.push(await program('worker', index));
  const context = systemContext({
    database: store.database,
    files: openFileStore(parseConfig(shared)),
    clock: systemClock,
    log: createLog('silent'),
    config: parseConfig({ ...shared, LONGHAND_DATA: join(folder, 'data') }),
    secrets,
  });
  const parts: readonly Part[] = [
    ...programs,
    { name: 'primary', start: pair.primary.start, kill: pair.primary.kill, end: pair.primary.kill },
    { name: 'replica', start: pair.replica.start, kill: pair.replica.kill, end: pair.replica.kill },
    { name: 'pool', start: pooler.start, kill: pooler.kill, end: pooler.kill },
    redis.part,
    bucket.part,
    proxy.part,
  ];
  return {
    folder,
    url,
    pair,
    store,
    context,
    programs,
    parts,
    web: programs.filter(({ kind }) => kind === 'web'),
    ask: (path: string, options?: Ask) => ask(url, new URL(url).host, path, options),
    start: async () => {
      await proxy.part.start();
      // The first one migrates; all others find it done.
      for (const one of programs) await one.start();
    },
    /** Whether all of them work, and the replica is read from. */
    isWhole: async () => {
      const ready = await Promise.all(programs.map((one) => one.isReady()));
      const replicas = await store.database.lookAtReplicas();
      return ready.every(Boolean) && replicas.every(({ isRead }) => isRead);
    },
    close: async () => {
      await Promise.all(programs.map((one) => one.kill()));
      await Promise.all([proxy.part.kill(), redis.part.kill(), bucket.part.kill()]);
      await pooler.stop();
      await store.close();
      await pair.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether the background process of a name waits for jobs. */
async function hearsOfJobs(database: Database<Tables>, name: string): Promise<boolean> {
  const text = `select 1 from pg_stat_activity where application_name = $1 and query ilike 'listen%jobs:insert%'`;
  return await database.query('hears_of_jobs', text, [name]).then(
    (rows) => rows.length > 0,
    () => false,
  );
}
