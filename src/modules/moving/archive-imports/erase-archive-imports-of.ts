import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { uploadFolder } from './archive-import.ts';
import { deleteArchiveImports } from './archive-imports.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'archive-imports:remove-files': { readonly importIds: readonly string[] };
  }
}

/** Takes the imports of somebody who goes away; what they uploaded goes by a job, once the transaction has committed. */
export async function eraseArchiveImportsOf(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  await removeLater(context, await deleteArchiveImports(context.database, { personId }));
}

/** Has the files of imports removed that need them no more. */
export async function removeLater({ database }: CommandContext, importIds: readonly string[]): Promise<void> {
  if (importIds.length > 0) await enqueueJob(database, 'archive-imports:remove-files', { importIds });
}

export async function removeUploads(
  { files }: Pick<CommandContext, 'files'>,
  importIds: readonly string[],
): Promise<void> {
  for (const id of importIds) await files.removeFolder(uploadFolder(id));
}
