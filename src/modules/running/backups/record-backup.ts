import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type BackupRecord, insertBackupRun } from './backups.store.ts';

/** Writes down what became of a backup, so that staff see how old the last good one is. */
export async function recordBackup(context: CommandContext, record: Omit<BackupRecord, 'endedAt'>): Promise<void> {
  mustBeProgram(context);
  await insertBackupRun(context.database, { ...record, endedAt: context.clock.now() });
}
