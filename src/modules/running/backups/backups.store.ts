import type { Database } from '#platform/database/database.ts';
import type { BackupManifest } from '#platform/backup/backup-manifest.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { BackupOutcome } from './backups.tables.ts';

export type BackupRecord = {
  readonly target: string;
  readonly outcome: BackupOutcome;
  readonly sentence: string;
  /** Undefined where nothing came of it. */
  readonly manifest: BackupManifest | undefined;
  readonly startedAt: Date;
  readonly endedAt: Date;
};

export async function insertBackupRun({ kysely }: Database<Tables>, record: BackupRecord): Promise<void> {
  const { manifest } = record;
  const contents = manifest === undefined ? [] : [...manifest.tables, manifest.jobs];
  const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0);
  await kysely
    .insertInto('backup_run')
    .values({
      id: createId(),
      target: record.target,
      outcome: record.outcome,
      sentence: record.sentence,
      row_count: sum(contents.map(({ rows }) => rows)),
      file_count: manifest?.files.rows ?? 0,
      byte_count: sum(contents.flatMap(({ parts }) => parts.map(({ bytes }) => bytes))) + (manifest?.files.bytes ?? 0),
      started_at: record.startedAt,
      ended_at: record.endedAt,
    })
    .execute();
}

/** Forgets runs of long ago. */
export async function deleteBackupRuns({ kysely }: Database<Tables>, before: Date): Promise<void> {
  await kysely.deleteFrom('backup_run').where('started_at', '<', before).execute();
}
