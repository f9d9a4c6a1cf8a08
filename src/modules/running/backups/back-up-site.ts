import { readFile } from 'node:fs/promises';
import { BackupError } from '#platform/backup/backup-error.ts';
import type { BackupManifest } from '#platform/backup/backup-manifest.ts';
import type { BackupPlace } from '#platform/backup/backup-place.ts';
import { type BackupProgress, writeBackup } from '#platform/backup/write-backup.ts';
import { secretFile } from '#platform/secrets/secret-file.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

/** Writes the whole site to an empty place, for whoever runs it (rule 240). Throws a BackupError. */
export async function backUpSite(
  context: CommandContext,
  wanted: {
    readonly place: BackupPlace;
    readonly connectionString: string;
    readonly passphrase: string;
    readonly onProgress?: (progress: BackupProgress) => void;
  },
): Promise<BackupManifest> {
  mustBeProgram(context);
  const { config, files } = context;
  try {
    return await writeBackup({
      ...wanted,
      files,
      secret: () => readFile(secretFile(config.dataFolder)),
      site: config.siteUrl,
      program: `longhand with Node.js ${process.version}`,
      now: context.clock.now(),
    });
  } catch (error) {
    throw isFull(error) ? new BackupError(`${wanted.place.name} is full: make room there.`, error) : error;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
