import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { EXPORT_LIFETIME, exportKey } from './subscriber-export.ts';
import { deleteOldExports } from './subscriber-exports.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'subscriber-exports:sweep': unknown;
  }
}

/** Takes lists away that can be had no longer. */
export async function sweepSubscriberExports(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const now = context.clock.now();
  const requestedBy = new Date(now.getTime() - 2 * EXPORT_LIFETIME);
  for (const id of await deleteOldExports(context.database, { expiredBy: now, requestedBy })) {
    await context.files.remove(exportKey(id));
  }
}
