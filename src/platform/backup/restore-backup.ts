import { readFile, writeFile } from 'node:fs/promises';
import { Client } from 'pg';
import { openDatabase } from '#platform/database/database.ts';
import { listMigrations, migrate } from '#platform/database/migrate.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import type { Log } from '#platform/log/log.ts';
import { secretFile } from '#platform/secrets/secret-file.ts';
import { BackupError } from './backup-error.ts';
import { readFiles } from './backup-files.ts';
import { type BackupManifest, readManifest } from './backup-manifest.ts';
import type { BackupPlace } from './backup-place.ts';
import { loadRows } from './load-rows.ts';
import { RESTORE_MARK, readTables } from './read-catalogue.ts';
import { readUnfinishedRestore } from './unfinished-restore.ts';
import { openSecret } from './verify-backup.ts';
import type { BackupProgress } from './write-backup.ts';

export type RestoreOptions = {
  readonly place: BackupPlace;
  readonly connectionString: string;
  /** The folder with the migrations of this program. */
  readonly migrations: string;
  readonly passphrase: string;
  readonly log: Log;
  /** Where files and the secret go; undefined for a trial, which only reads and compares them. */
  readonly target: { readonly files: FileStore; readonly dataFolder: string } | undefined;
  /** Within the transaction in which the rows come in. */
  readonly beforeCommit?: (client: Client, manifest: BackupManifest) => Promise<void>;
  readonly onProgress?: (progress: BackupProgress) => void;
};

/**
 * Brings a backup into an empty database, which then stands as it stood: the schema by our migrations, up to the last one
 * it knew, then every row in one transaction, which compares what came in before it commits. What was cut off is begun
 * again by the same call. The caller then runs the migrations that are newer. Throws a BackupError.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupManifest> {
  const { place, target, passphrase } = options;
  const manifest = await readManifest(place);
  await refuseNewer(options, manifest);
  const secret = await openSecret(place, manifest, passphrase);
  const client = new Client({ connectionString: options.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takePlace(client, options, secret);
    await prepareSchema(options, manifest);
    await bringFiles(options, manifest);
    if (target !== undefined) await writeFile(secretFile(target.dataFolder), secret, { mode: 0o600 });
    await loadRows(client, options, manifest);
    await client.query('analyze');
    return manifest;
  } finally {
    await client.end();
  }
}

async function refuseNewer({ place, migrations }: RestoreOptions, manifest: BackupManifest): Promise<void> {
  const known = new Set(await listMigrations(migrations));
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new BackupError(
    `${place.name} was made by a newer version of this program (it knows ${unknown.join(', ')}): restore it with that version.`,
  );
}

/** Only into an empty place, or where a restore of the same backup was started: nobody's data is overwritten. */
async function takePlace(client: Client, { place, target }: RestoreOptions, secret: Uint8Array): Promise<void> {
  const tables = await readTables(client);
  const begun = await readUnfinishedRestore(client);
  if (begun === place.name) return;
  if (begun !== undefined) {
    throw new BackupError(
      `A restore of ${begun} was begun in this database and isn’t finished: restore that one, or use an empty LONGHAND_DATA (and a new database, if you set DATABASE_URL).`,
    );
  }
  if (tables.length > 0)
    throw new BackupError('The database isn’t empty: restore into a new one. Nothing was changed.');
  if (target !== undefined) await refuseFullFolder(target, secret);
  // Both or neither: a mark that names no backup would block every other restore.
  await client.query('begin');
  await client.query(
    `create table ${RESTORE_MARK} (source text not null, begun_at timestamptz not null default now())`,
  );
  await client.query(`insert into ${RESTORE_MARK} (source) values ($1)`, [place.name]);
  await client.query('commit');
}

async function refuseFullFolder(
  { files, dataFolder }: NonNullable<RestoreOptions['target']>,
  secret: Uint8Array,
): Promise<void> {
  for await (const key of files.keys())
    throw new BackupError(`There are files already (such as ${key}): restore into an empty data folder or bucket.`);
  const found = await readFile(secretFile(dataFolder)).catch(() => undefined);
  if (found !== undefined && !found.equals(secret))
    throw new BackupError(`${secretFile(dataFolder)} belongs to another site: restore into an empty data folder.`);
}

async function prepareSchema(options: RestoreOptions, manifest: BackupManifest): Promise<void> {
  const { connectionString, log } = options;
  const database = openDatabase({ connectionString, maxConnections: 3, log });
  try {
    const wanted = new Set(manifest.migrations);
    await migrate(database, options.migrations, log, { isWanted: (name) => wanted.has(name) });
    await prepareJobs({ database, connectionString, log });
  } finally {
    await database.close();
  }
}

async function bringFiles({ place, target, onProgress }: RestoreOptions, manifest: BackupManifest): Promise<void> {
  let done = 0;
  for await (const { key, bytes } of readFiles(place, manifest)) {
    await target?.files.put(key, bytes);
    done += 1;
    onProgress?.({ phase: 'files', done, total: manifest.files.rows });
  }
  if (done !== manifest.files.rows) throw new BackupError(`${place.name} is incomplete: files are missing.`);
}
