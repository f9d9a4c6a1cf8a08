import { type ChildProcess, execFileSync, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** Whether PgBouncer is on this machine: a package of its name in Debian. */
export function hasPooler(): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v pgbouncer'], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('Nothing is tried behind a pool of transactions: there is no pgbouncer on this machine.');
    return false;
  }
}

export type Pooler = {
  /** Where `connectionString`, the address of a database in the cluster, is reached through the pool. */
  readonly addressOf: (connectionString: string) => string;
  /** `kill -9`. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const QUIET: StdioOptions = ['ignore', 'ignore', 'pipe'];

/** Runs PgBouncer before the cluster that an address leads to: each transaction gets any of a few connections. */
export async function startPooler(connectionString: string): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'pooler-'));
  const port = await freePort();
  const cluster = readAddress(connectionString);
  const target = [
    `host=${cluster.searchParams.get('host') ?? cluster.hostname}`,
    ...(cluster.port === '' ? [] : [`port=${cluster.port}`]),
    `user=${decodeURIComponent(cluster.username)}`,
  ];
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = ${target.join(' ')}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 12',
    'max_client_conn = 500',
    // By itself it would try a database that was away again after 15 s only, as docs/operations/machines.md says.
    'server_login_retry = 1',
  ];
  await writeFile(file, lines.join('\n'));
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const run = () =>
    isRoot
      ? spawn('unshare', ['--user', '--map-user=65534', '--map-group=65534', 'pgbouncer', file], { stdio: QUIET })
      : spawn('pgbouncer', [file], { stdio: QUIET });
  let child = run();
  await listening(child);
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    addressOf: (address) => {
      const { pathname } = readAddress(address);
      return `postgresql://pooled@127.0.0.1:${port}${pathname}`;
    },
    kill,
    start: async () => {
      child = run();
      await listening(child);
    },
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Of a server that listens in a folder, an address names no host. */
function readAddress(address: string): URL {
  return new URL(address.replace('@/', '@localhost/'));
}

async function listening(child: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (piece: Buffer) => {
      said += piece.toString();
      if (said.includes('process up')) resolve();
    });
    child.once('exit', () => reject(new Error(`PgBouncer ended: ${said}`)));
  });
}
