import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteSubscriptionsOf } from './subscribers.store.ts';

/** Takes what somebody got who goes away, also by their address, while it is known whose that is. */
export async function eraseSubscriptionsOf(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  await deleteSubscriptionsOf(context.database, personId);
}
