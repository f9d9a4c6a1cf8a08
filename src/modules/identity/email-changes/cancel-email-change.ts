import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteEmailChange } from './email-changes.store.ts';

/** Stops waiting for the viewer's new address: the link that it was sent works no longer. */
export async function cancelEmailChange(context: CommandContext): Promise<{ readonly personId: string }> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  await deleteEmailChange(context.database, personId);
  return { personId };
}
