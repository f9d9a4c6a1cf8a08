import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { REPORT_LIFETIME, UPLOAD_LIFETIME } from './archive-import.ts';
import { deleteArchiveImports } from './archive-imports.store.ts';
import { removeLater } from './erase-archive-imports-of.ts';

/** Takes uploads away that nobody went on with, and reports that are old. */
export async function sweepArchiveImports(context: CommandContext): Promise<void> {
  await withTransaction(context, async (inside) => {
    const now = inside.clock.now().getTime();
    const which = { uploadingSince: new Date(now - UPLOAD_LIFETIME), finishedBy: new Date(now - REPORT_LIFETIME) };
    await removeLater(inside, await deleteArchiveImports(inside.database, which));
  });
}
