import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteOld } from './notifications.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'notifications:sweep': unknown;
  }
}

/** Rule 78. */
const KEPT_DAYS = 180;
const DAY = 86_400_000;

/** Forgets notifications of half a year ago; run it once a day. */
export async function sweepNotifications(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  await deleteOld(context.database, new Date(context.clock.now().getTime() - KEPT_DAYS * DAY));
}
