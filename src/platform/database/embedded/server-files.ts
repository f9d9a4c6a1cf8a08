import { mkdir, readFile, stat } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where one embedded server keeps everything. */
export type ServerFiles = {
  readonly folder: string;
  readonly data: string;
  readonly log: string;
  /** The folder of the unix socket, whose whole path has at most 106 bytes. */
  readonly socketFolder: string;
  readonly connectionString: string;
  readonly maintenanceConnectionString: string;
};

const USER = 'app';
const SOCKET_NAME = '/.s.PGSQL.5432';
const LONGEST_SOCKET_PATH = 106;

/** Names the files of the server in `folder`; a long path puts its socket under the system's temporary folder. */
export function nameServerFiles(folder: string): ServerFiles {
  const root = resolve(folder);
  const near = join(root, 'socket');
  const isShort = Buffer.byteLength(near + SOCKET_NAME) <= LONGEST_SOCKET_PATH;
  const digest = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const socketFolder = isShort ? near : join(tmpdir(), `postgres-${digest}`);
  const address = (database: string) => `postgresql://${USER}@/${database}?host=${encodeURIComponent(socketFolder)}`;
  return {
    folder: root,
    data: join(root, 'data'),
    log: join(root, 'server.log'),
    socketFolder,
    connectionString: address('app'),
    maintenanceConnectionString: address('postgres'),
  };
}

/** Whether a data folder of the program has a database in it; nothing is made where there is none. */
export async function hasEmbeddedDatabase(dataFolder: string): Promise<boolean> {
  const version = join(nameServerFiles(join(dataFolder, 'postgres')).data, 'PG_VERSION');
  return (await stat(version).catch(() => undefined))?.isFile() ?? false;
}

export async function makeRoot(files: ServerFiles): Promise<void> {
  await mkdir(files.folder, { recursive: true, mode: 0o755 });
}

/** The last lines of the server's log, for the message of a failed start. */
export async function lastLogLines(files: ServerFiles): Promise<string> {
  const text = await readFile(files.log, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-4).join(' | ');
}
