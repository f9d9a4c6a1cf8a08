import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { VERDICTS_LIFETIME } from './subscriber-import.ts';
import { deleteOldVerdicts } from './subscriber-imports.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'subscriber-imports:sweep': unknown;
  }
}

/** Forgets the rows of lists after 30 days: addresses of people who did not come in are nobody’s to keep. */
export async function sweepVerdicts(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const now = context.clock.now().getTime();
  await deleteOldVerdicts(context.database, new Date(now - VERDICTS_LIFETIME));
}
