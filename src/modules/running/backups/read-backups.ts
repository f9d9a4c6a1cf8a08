import type { CommandContext } from '#modules/ground/command-context.ts';
import { canReadInternalStatus } from '#modules/ground/roles/roles.policy.ts';
import type { BackupOutcome } from './backups.tables.ts';

const MOST = 50;

/** What became of a backup, as staff read it. */
export type BackupRun = {
  readonly id: string;
  readonly target: string;
  readonly outcome: BackupOutcome;
  readonly sentence: string;
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
  readonly startedAt: Date;
  readonly endedAt: Date;
};

/** The last backups, the newest first; null for whoever may not read how the program is doing. */
export async function readBackups(context: CommandContext): Promise<readonly BackupRun[] | null> {
  if (!canReadInternalStatus(context)) return null;
  return await context.database.kysely
    .selectFrom('backup_run')
    .select((at) => [
      'id',
      'target',
      'outcome',
      'sentence',
      at.ref('row_count').as('rows'),
      at.ref('file_count').as('files'),
      at.ref('byte_count').as('bytes'),
      at.ref('started_at').as('startedAt'),
      at.ref('ended_at').as('endedAt'),
    ])
    .orderBy('started_at', 'desc')
    .limit(MOST)
    .execute();
}
