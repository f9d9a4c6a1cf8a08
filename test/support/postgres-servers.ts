import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** Where the programs of a server of the system are; undefined where it has none that we run by. */
const BIN = globSync('/usr/lib/postgresql/*/bin')
  .filter((folder) => existsSync(join(folder, 'pg_basebackup')))
  .toSorted((one, other) => versionOf(one) - versionOf(other))
  .findLast((folder) => versionOf(folder) >= 15);

/** Nobody, as whom a server runs where we are root: it refuses to be that. */
const NOBODY = 65_534;
const PATIENCE = 60_000;
const PLAIN = [
  'wal_level=replica',
  'max_wal_senders=4',
  'max_connections=200',
  'fsync=off',
  'full_page_writes=off',
  'max_wal_size=2GB',
];

/** Whether the system has PostgreSQL with the tools of replicas. */
export function hasServers(): boolean {
  if (BIN !== undefined) return true;
  console.log('Nothing is tried with replicas: there is no PostgreSQL 15 or later of the system on this machine.');
  return false;
}

export type PostgresServer = {
  readonly port: number;
  /** Of a database there, for its owner. */
  addressOf(name: string): string;
  /** Runs something there, as in its maintenance. */
  run(text: string, name?: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  start(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** Stops all its processes where they are, or lets them go on. */
  freeze(isFrozen: boolean): void;
};

export type PostgresPair = {
  readonly primary: PostgresServer;
  readonly replica: PostgresServer;
  readonly close: () => Promise<void>;
};

/** A primary and a replica that follows it, on loopback and in memory where the machine has room for that. */
export async function startPair(): Promise<PostgresPair> {
  const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'servers-'));
  own(folder);
  const primary = serverIn(folder, 'primary', await freePort());
  runTool('initdb', ['--auth=trust', '--username=longhand', '--no-sync', '-D', join(folder, 'primary')]);
  await primary.start();
  const replica = serverIn(folder, 'replica', await freePort());
  const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'longhand'];
  runTool('pg_basebackup', [
    ...source,
    '--write-recovery-conf',
    '--checkpoint=fast',
    '--no-sync',
    '-D',
    join(folder, 'replica'),
  ]);
  await replica.start();
  return {
    primary,
    replica,
    close: async () => {
      await replica.kill();
      await primary.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function serverIn(folder: string, name: string, port: number): PostgresServer {
  let process: ChildProcess | undefined;
  const addressOf = (database: string) => `postgresql://longhand@127.0.0.1:${port}/${database}`;
  const run = async (text: string, database = 'postgres') => {
    const client = new Client({ connectionString: addressOf(database), connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const settings = [...PLAIN, `port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  return {
    port,
    addressOf,
    run,
    start: async () => {
      const words = ['-D', join(folder, name), ...settings.flatMap((one) => ['-c', one])];
      process = spawn(join(BIN ?? '', 'postgres'), words, { ...person(), stdio: 'ignore' });
      for (const end = performance.now() + PATIENCE; performance.now() < end; await wait(50)) {
        if (await run('select 1').catch(() => undefined)) return;
      }
      throw new Error(`The server ${name} did not start.`);
    },
    kill: async () => {
      if (process === undefined || process.exitCode !== null || process.signalCode !== null) return;
      const ended = once(process, 'exit');
      process.kill('SIGCONT');
      process.kill('SIGKILL');
      await ended;
    },
    freeze: (isFrozen) => {
      const id = process?.pid;
      if (id !== undefined) execFileSync('pkill', [isFrozen ? '-STOP' : '-CONT', '-P', String(id)]);
      process?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT');
    },
  };
}

function runTool(name: string, words: readonly string[]): void {
  execFileSync(join(BIN ?? '', name), words, { ...person(), stdio: 'ignore' });
}

const isRoot = () => process.getuid?.() === 0;
const person = () => (isRoot() ? { uid: NOBODY, gid: NOBODY, cwd: '/' } : { cwd: '/' });

function own(folder: string): void {
  if (isRoot()) chownSync(folder, NOBODY, NOBODY);
}

function versionOf(folder: string): number {
  return Number(folder.split('/').at(-2));
}
