import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { exportFolder } from './account-export.ts';
import { deleteExports } from './account-exports.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'archives:remove-files': { readonly exportIds: readonly string[] };
  }
}

/** Takes the archives of somebody who goes away; their files go by a job, once the transaction has committed. */
export async function eraseExportsOf(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  const exportIds = await deleteExports(context.database, { personId });
  if (exportIds.length > 0) await enqueueJob(context.database, 'archives:remove-files', { exportIds });
}

/** Removes the files of archives that are no more. */
export async function removeExportFiles(
  { files }: Pick<CommandContext, 'files'>,
  exportIds: readonly string[],
): Promise<void> {
  for (const id of exportIds) await files.removeFolder(exportFolder(id));
}
