import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { blankActivityOf } from './publication-activity.store.ts';

/** Leaves of what somebody did, and of what was done about them, the kind and the day alone. For the program alone. */
export async function forgetActivityOf(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  await blankActivityOf(context.database, personId);
}
