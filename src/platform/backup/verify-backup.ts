import { openWithPassphrase } from '#platform/secrets/seal-with-passphrase.ts';
import { BackupError } from './backup-error.ts';
import type { BackupContents, BackupManifest } from './backup-manifest.ts';
import { readManifest } from './backup-manifest.ts';
import { readParts } from './backup-parts.ts';
import type { BackupPlace } from './backup-place.ts';
import { readFiles } from './backup-files.ts';
import { createRowsDigest } from './rows-digest.ts';
import type { BackupProgress } from './write-backup.ts';

/**
 * Reads a whole backup again, every row and every file of it, and tries the passphrase if there is one. Throws a
 * BackupError at the first thing that is not as it was.
 */
export async function verifyBackup(
  place: BackupPlace,
  onProgress?: (progress: BackupProgress) => void,
  passphrase?: string,
): Promise<BackupManifest> {
  const manifest = await readManifest(place);
  if (passphrase !== undefined) await openSecret(place, manifest, passphrase);
  const { tables, jobs, files } = manifest;
  for (const [done, table] of tables.entries()) {
    onProgress?.({ phase: 'tables', done, total: tables.length });
    await verifyRows(place, `${table.schema}.${table.name}`, table);
  }
  await verifyRows(place, 'jobs', jobs);
  await verifyRows(place, 'the list of files', files);
  let [done, length] = [0, 0];
  for await (const { bytes } of readFiles(place, manifest)) {
    done += 1;
    length += bytes.length;
    onProgress?.({ phase: 'files', done, total: files.rows });
  }
  if (length !== files.bytes) throw new BackupError(`${place.name} is damaged: its files aren’t as long as they were.`);
  return manifest;
}

/** The content of `secret.key`. Throws a BackupError if the passphrase isn't the backup's. */
export async function openSecret(
  place: BackupPlace,
  manifest: BackupManifest,
  passphrase: string,
): Promise<Uint8Array> {
  const secret = await openWithPassphrase(passphrase, manifest.secret);
  if (secret === undefined) throw new BackupError(`That isn’t the passphrase of ${place.name}.`);
  return secret;
}

async function verifyRows(place: BackupPlace, name: string, { parts, rows, digest }: BackupContents): Promise<void> {
  const sum = createRowsDigest();
  for await (const block of readParts(place, parts)) for (const row of rowsOf(block)) sum.add(row);
  if (sum.rows !== rows || sum.digest !== digest)
    throw new BackupError(`${place.name} is damaged: ${name} doesn’t have the rows that were written.`);
}

const LINE_BREAK = 0x0a;

/** A part has whole rows, and within a row a line break is written as two other characters. */
function* rowsOf(block: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < block.length;) {
    const end = block.indexOf(LINE_BREAK, from) + 1 || block.length;
    yield block.subarray(from, end);
    from = end;
  }
}
