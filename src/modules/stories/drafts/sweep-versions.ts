import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { eraseUnusedImages } from '#modules/ground/media/erase-unused-images.ts';
import { deleteDeltasBefore, deleteUnshownImages } from './drafts.store.ts';
import { deleteVersionsBefore } from './versions.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'drafts:sweep': unknown;
  }
}

/** Rule 7. */
const KEPT_WHOLE = 30 * 86_400_000;

/**
 * Forgets what rule 7 does not keep: of what is older than 30 days all versions but the last of each day
 * and the published ones, the deltas, and pictures that only those showed. Run it once a day.
 */
export async function sweepVersions(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const time = new Date(context.clock.now().getTime() - KEPT_WHOLE);
  await withTransaction(context, async (inside) => {
    const storyIds = await deleteVersionsBefore(inside.database, time);
    await deleteDeltasBefore(inside.database, time);
    await eraseUnusedImages(inside, await deleteUnshownImages(inside.database, storyIds));
  });
}
