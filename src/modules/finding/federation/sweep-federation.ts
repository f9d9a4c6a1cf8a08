import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { sweepActivities } from './activities.store.ts';
import { sweepRemotes } from './remotes.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'federation:sweep': unknown;
  }
}

const DAY = 86_400_000;

/** Forgets what was taken a week ago, and those elsewhere who follow nobody here. */
export async function sweepFederation(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const before = new Date(context.clock.now().getTime() - 7 * DAY);
  await sweepActivities(context.database, before);
  await sweepRemotes(context.database, before);
}
