import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { findBinaries } from '#platform/database/embedded/binaries.ts';
import { syncData } from '#platform/database/embedded/initialise.ts';
import { findOlderServer } from '#platform/database/embedded/older-binaries.ts';
import { chooseRunAs } from '#platform/database/embedded/run-as.ts';
import { nameServerFiles, type ServerFiles } from '#platform/database/embedded/server-files.ts';
import { runningServerId } from '#platform/database/embedded/server-lock.ts';
import { startServer, stopServer } from '#platform/database/embedded/server-process.ts';
import {
  finishSwitch,
  keptData,
  readDataVersion,
  switchData,
  upgradeFolder,
} from '#platform/database/embedded/switch-data.ts';
import { joinUsers, leaveUsers, withStartLock } from '#platform/database/embedded/users.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openFolderStore } from '#platform/files/folder-store.ts';
import type { Log } from '#platform/log/log.ts';
import { StartError } from '#platform/process/start-error.ts';
import type { BackupManifest } from './backup-manifest.ts';
import type { BackupPlace } from './backup-place.ts';
import { restoreBackup } from './restore-backup.ts';
import { type BackupProgress, writeBackup } from './write-backup.ts';

export type UpgradeOptions = {
  /** Of the embedded database. */
  readonly folder: string;
  /** The folder with the migrations of this program. */
  readonly migrations: string;
  /** Where the older PostgreSQL’s programs are, if someone knows better. */
  readonly binaries?: string | undefined;
  readonly site: string;
  readonly log: Log;
  readonly onProgress?: (progress: BackupProgress & { readonly isReading: boolean }) => void;
};

export type Upgraded =
  | { readonly kind: 'NOTHING_TO_DO'; readonly version: string }
  | {
      readonly kind: 'CARRIED';
      readonly from: string;
      readonly to: string;
      readonly manifest: BackupManifest;
      /** Where the older one stays. */
      readonly kept: string;
    };

/** Own judgement: what the rows written down and the new database take at most, for each byte of the old one. */
const TIMES_ITS_SIZE = 2;
const BESIDES = 256 * 1024 ** 2;
/** Nobody has to know its passphrase: no secret goes in. */
const NOBODYS_PASSPHRASE = 'stays on this machine';

/**
 * Carries the embedded database over to the PostgreSQL that this program brings: the older server writes its rows down,
 * the newer one takes them in and compares each table, and only then they change places. The older database is never
 * written to but by its own server, and stays. Cut off anywhere, the same call begins again or ends what was nearly done.
 * Nobody uses the database meanwhile. Throws a StartError or a BackupError.
 */
export async function upgradeEmbedded(options: UpgradeOptions): Promise<Upgraded> {
  const files = nameServerFiles(options.folder);
  const binaries = await findBinaries();
  const { majorVersion: to, postgres } = binaries;
  const before = await readDataVersion(files.data);
  if (before === undefined && (await isEmpty(files.folder))) return { kind: 'NOTHING_TO_DO', version: to };
  const runAs = await chooseRunAs(files.folder, postgres);
  return await withStartLock(files.folder, async (): Promise<Upgraded> => {
    await finishSwitch(files);
    const from = await readDataVersion(files.data);
    if (from === undefined || from === to) return { kind: 'NOTHING_TO_DO', version: to };
    if (Number(from) > Number(to))
      throw new StartError(
        `The database in ${files.data} is of PostgreSQL ${from}, newer than ${to}, which this program brings.`,
      );
    const older = await findOlderServer(files, from, options.binaries);
    await refuseUsed(files);
    await refuseKept(keptData(files, from));
    await makeRoom(files);
    await joinUsers(files.folder);
    const server = await startServer(files, { postgres: older, initdb: '', majorVersion: from }, runAs, {});
    let manifest: BackupManifest;
    try {
      const rows = { name: upgradeFolder(files), files: openFolderStore(join(upgradeFolder(files), 'rows')) };
      await writeRows(options, files, rows);
      manifest = await takeIn(options, files, rows);
      await syncData(join(upgradeFolder(files), 'data'), binaries, runAs);
    } finally {
      await leaveUsers(files.folder);
      await stopServer(server.processId);
    }
    await switchData(files, { from, to });
    return { kind: 'CARRIED', from, to, manifest, kept: keptData(files, from) };
  });
}

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0;
}

/** A server that somebody uses goes on; one whose programs were all killed ends, with everything that was acknowledged. */
async function refuseUsed(files: ServerFiles): Promise<void> {
  const running = await runningServerId(files);
  if (running === undefined) return;
  if (!(await leaveUsers(files.folder)))
    throw new StartError(`The database in ${files.data} is in use: stop the site and whatever else uses it first.`);
  await stopServer(running);
}

async function refuseKept(kept: string): Promise<void> {
  if ((await readDataVersion(kept)) === undefined) return;
  throw new StartError(`${kept} is there already: move or remove it first, since the database would be kept there.`);
}

/** Removes what an earlier try left behind, and checks whether there's space for another. */
async function makeRoom(files: ServerFiles): Promise<void> {
  const folder = upgradeFolder(files);
  const left = await runningServerId(nameServerFiles(folder));
  if (left !== undefined) await stopServer(left);
  await rm(folder, { recursive: true, force: true });
  const needed = TIMES_ITS_SIZE * (await sizeOf(files.data)) + BESIDES;
  const { bavail, bsize } = await statfs(files.folder);
  const free = bavail * bsize;
  if (free < needed)
    throw new StartError(
      `Carrying the database over needs ${megabytes(needed)} MB free in ${files.folder}, and there are ${megabytes(free)} MB. Nothing was changed.`,
    );
  await mkdir(folder, { recursive: true });
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 ** 2);
}

/** Its log of changes is not carried over. */
async function sizeOf(folder: string): Promise<number> {
  let sum = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || entry.parentPath.includes('pg_wal')) continue;
    sum += (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size;
  }
  return sum;
}

/** The rows alone: files and the secret stay where they are. */
const noFiles: FileStore = {
  put: async () => undefined,
  get: async () => undefined,
  has: async () => false,
  remove: async () => undefined,
  removeFolder: async () => undefined,
  keys: async function* none() {},
};

async function writeRows(options: UpgradeOptions, files: ServerFiles, place: BackupPlace): Promise<void> {
  await writeBackup({
    place,
    connectionString: files.connectionString,
    files: noFiles,
    secret: async () => new Uint8Array(),
    passphrase: NOBODYS_PASSPHRASE,
    site: options.site,
    program: `longhand with Node.js ${process.version}`,
    now: new Date(),
    onProgress: (progress) => options.onProgress?.({ ...progress, isReading: true }),
  });
}

async function takeIn(options: UpgradeOptions, files: ServerFiles, place: BackupPlace): Promise<BackupManifest> {
  const folder = upgradeFolder(files);
  // Whom the files belong to is settled, and they change places as they are.
  await copyFile(join(files.folder, 'run-as'), join(folder, 'run-as')).catch(() => undefined);
  // Nobody relies on it yet: it goes to disk as a whole when all of it is there.
  const server = await startEmbeddedDatabase({ folder, log: options.log, settings: { fsync: 'off' } });
  try {
    const { connectionString } = server;
    const manifest = await restoreBackup({
      place,
      connectionString,
      migrations: options.migrations,
      passphrase: NOBODYS_PASSPHRASE,
      log: options.log,
      target: undefined,
      onProgress: (progress) => options.onProgress?.({ ...progress, isReading: false }),
    });
    await mustBeWhole(connectionString, manifest);
    return manifest;
  } finally {
    await server.stop();
  }
}

/** Each table was compared as it came in; this looks at what is on disk once more, by another connection. */
async function mustBeWhole(connectionString: string, { tables }: BackupManifest): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    for (const { schema, name, rows } of tables) {
      const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
      const { rows: counted } = await client.query<{ count: string }>(`select count(*) as count from ${table}`);
      if (Number(counted[0]?.count) !== rows)
        throw new StartError(`${schema}.${name} came over with other rows: the older database stays in use.`);
    }
  } finally {
    await client.end();
  }
}
