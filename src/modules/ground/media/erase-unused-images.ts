import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteUnusedImages } from './media.store.ts';
import { imageFileKey, variantFolder } from './stored-image.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'images:remove-files': { readonly imageIds: readonly string[] };
  }
}

/** Files are removed so many in one job. */
const IN_ONE_JOB = 100;

/** Takes pictures away that nothing shows any more; their files go by a job, once the transaction has committed. */
export async function eraseUnusedImages(context: CommandContext, imageIds: readonly string[]): Promise<void> {
  mustBeProgram(context);
  const gone = await deleteUnusedImages(context.database, [...new Set(imageIds)]);
  for (let start = 0; start < gone.length; start += IN_ONE_JOB) {
    await enqueueJob(context.database, 'images:remove-files', { imageIds: gone.slice(start, start + IN_ONE_JOB) });
  }
}

/** Removes a picture and every size of it from the file store, where it was not stored again meanwhile. */
export async function removeImageFiles(
  { database, files }: Pick<CommandContext, 'database' | 'files'>,
  imageIds: readonly string[],
): Promise<void> {
  const text = 'select id from image where id = any($1)';
  const rows = await database.query<{ id: string }>('images_there', text, [imageIds]);
  const there = new Set(rows.map(({ id }) => id));
  for (const id of imageIds.filter((one) => !there.has(one))) {
    await files.remove(imageFileKey(id));
    await files.removeFolder(variantFolder(id));
  }
}
