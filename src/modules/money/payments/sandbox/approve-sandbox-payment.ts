import type { CommandContext } from '#modules/ground/command-context.ts';
import { approveMethodOf } from './sandbox.store.ts';

/** What a bank's own page does for a real card: its owner approves a payment of the sandbox, or refuses it. */
export async function approveSandboxPayment(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  intentId: string,
  isApproved: boolean,
): Promise<void> {
  await approveMethodOf(database, intentId, isApproved, clock.now());
}
