import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { markSeen } from './notifications.store.ts';

/**
 * Counts everything up to `upTo` as seen by the viewer, so that the bell is quiet in each of their windows; what came
 * after the page was made stays unread. Never beyond now.
 */
export async function markNotificationsSeen(context: CommandContext, upTo: Date | null): Promise<void> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  const now = context.clock.now();
  await markSeen(context.database, personId, upTo === null || upTo > now ? now : upTo);
}
