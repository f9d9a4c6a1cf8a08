import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteSubscribersOf, deleteSubscriptionsOf } from './subscribers.store.ts';

/** Takes what somebody got who goes away, also by their address, while it is known whose that is. */
export async function eraseSubscriptionsOf(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  await deleteSubscriptionsOf(context.database, personId);
}

/** Own judgement: readers who are taken in one transaction. */
const BATCH = 1_000;

/** Takes everybody off the list of a newsletter that ended for good, a batch at a time. */
export async function eraseSubscribersOf(context: CommandContext, newsletterId: string): Promise<void> {
  mustBeProgram(context);
  let taken = BATCH;
  while (taken === BATCH) taken = await deleteSubscribersOf(context.database, newsletterId, BATCH);
}
