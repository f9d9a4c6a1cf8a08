import { Client } from 'pg';
import { copyOut } from '#platform/database/copy-rows.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { sealWithPassphrase } from '#platform/secrets/seal-with-passphrase.ts';
import { BackupError } from './backup-error.ts';
import {
  BACKUP_FORMAT,
  type BackupContents,
  type BackupManifest,
  FIRST_WORDS,
  MANIFEST,
  writeManifest,
} from './backup-manifest.ts';
import { writeParts } from './backup-parts.ts';
import type { BackupPlace } from './backup-place.ts';
import { backUpFiles } from './backup-files.ts';
import { COPY_JOBS_OUT } from './copy-jobs.ts';
import {
  copyOutOf,
  readExtensions,
  readPartitions,
  readSequences,
  readTables,
  SAME_TEXT,
  sqlName,
} from './read-catalogue.ts';
import { createRowsDigest } from './rows-digest.ts';

export type BackupProgress = { readonly phase: 'files' | 'tables'; readonly done: number; readonly total: number };

export type BackupOptions = {
  readonly place: BackupPlace;
  readonly connectionString: string;
  readonly files: FileStore;
  /** The text of `secret.key` as it is when this is called. */
  readonly secret: () => Promise<Uint8Array>;
  readonly passphrase: string;
  /** What the manifest tells of whom it is a backup, and by which version. */
  readonly site: string;
  readonly program: string;
  readonly now: Date;
  readonly onProgress?: (progress: BackupProgress) => void;
};

const LOCK_PATIENCE = '30s';

/**
 * Writes everything that a site is to an empty place while it runs: every row as it stood at one moment, every file,
 * and its secret behind a passphrase. The manifest comes last, so that what was cut off is no backup. In memory there is
 * a part of a table or one file at a time, and the names of files. Throws a BackupError.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupManifest> {
  const { place } = options;
  const { done: isEmpty } = await place.files.keys()[Symbol.asyncIterator]().next();
  if (isEmpty !== true) throw new BackupError(`${place.name} isn’t empty: choose a new place for each backup.`);
  const begun = { site: options.site, takenAt: options.now.toISOString() };
  await place.files.put(FIRST_WORDS, Buffer.from(JSON.stringify(begun)), 'application/json');
  const client = new Client({ connectionString: options.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const manifest = await writeAll(client, options);
    await place.files.put(MANIFEST, writeManifest(manifest), 'application/json');
    await place.files.remove(FIRST_WORDS);
    return manifest;
  } finally {
    await client.end();
  }
}

async function writeAll(client: Client, options: BackupOptions): Promise<BackupManifest> {
  const { place, onProgress } = options;
  const secret = await options.secret();
  await client.query(SAME_TEXT);
  await client.query(`set lock_timeout = '${LOCK_PATIENCE}'`);
  await client.query('begin isolation level repeatable read read only');
  const known = await readTables(client);
  // Rows may come and go meanwhile; a table, or a day's part of one, may not.
  await client.query(`lock table ${known.map((table) => sqlName(client, table)).join(', ')} in access share mode`);
  const keys = await Array.fromAsync(options.files.keys());
  const tables: BackupManifest['tables'] = [];
  for (const [done, { schema, name, columns }] of known.entries()) {
    onProgress?.({ phase: 'tables', done, total: known.length });
    const text = copyOutOf(client, { schema, name, columns });
    tables.push({ schema, name, columns, ...(await writeRows(client, text, place, `tables/${schema}.${name}`)) });
  }
  const jobs = await writeRows(client, COPY_JOBS_OUT, place, 'jobs');
  const { rows: versions } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const { rows: migrations } = await client.query<{ name: string }>('select name from migration order by name');
  const inDatabase = {
    postgres: versions[0]?.version ?? '',
    extensions: await readExtensions(client),
    migrations: migrations.map(({ name }) => name),
    partitions: await readPartitions(client),
    // Later than the rows, as they may be: numbers that nobody has do no harm.
    sequences: await readSequences(client),
  };
  await client.query('commit');
  // The rows may be sealed by a key that came or went meanwhile.
  if (!Buffer.from(await options.secret()).equals(secret))
    throw new BackupError('secret.key was changed meanwhile: back up again.');
  const files = await backUpFiles({ files: options.files, keys, place, onProgress });
  return {
    format: BACKUP_FORMAT,
    program: options.program,
    site: options.site,
    takenAt: options.now.toISOString(),
    ...inDatabase,
    tables,
    jobs,
    files,
    secret: await sealWithPassphrase(options.passphrase, secret),
  };
}

async function writeRows(client: Client, text: string, place: BackupPlace, folder: string): Promise<BackupContents> {
  const sum = createRowsDigest();
  const parts = await writeParts(place, folder, copyOut(client, text, sum.add));
  return { rows: sum.rows, digest: sum.digest, parts };
}
