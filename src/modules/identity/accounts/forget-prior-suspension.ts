import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { setPriorState } from './accounts.store.ts';

/** An account that its owner closed while it was suspended opens as any other. For commands that may lift that. */
export async function forgetPriorSuspension(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  await setPriorState(context.database, personId, 'active');
}
