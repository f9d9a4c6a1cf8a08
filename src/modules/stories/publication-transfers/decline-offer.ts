import { enqueueJob } from '#platform/jobs/jobs.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { moveTransfer } from './publication-transfers.store.ts';
import type { Transfer } from './transfer.ts';

/**
 * Declines an offer of ownership, by its answer or by leaving the staff: its owner is told, or goes without having
 * handed it over where they are leaving. Inside the transaction that holds the staff.
 */
export async function declineOffer(inside: CommandContext, offer: Transfer): Promise<void> {
  const { database } = inside;
  await moveTransfer(database, offer, { state: 'declined' });
  await recordActivity(inside, { publicationId: offer.publicationId, kind: 'transfer.declined' });
  if (offer.isLeaving) await enqueueJob(database, 'publication-transfers:leave', { personId: offer.fromId });
  else await emitEvent(database, 'ownership.declined', { transferId: offer.id });
}
